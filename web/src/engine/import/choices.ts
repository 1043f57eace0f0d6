/** What the clerk decides about a file between two readings of it. */
export interface Choices {
  /** Column header → field, for columns that were not recognised. */
  mapping: Record<string, string>
  createUnits: boolean
  /** One spelling of a missing unit → its spelling in the other language. */
  sameUnits: Record<string, string>
  /** What was answered where the file leaves it open. */
  encoding?: string
  dayOrder?: string
  /** Rows and columns that are hidden or filtered in the sheet stay out. */
  skipHidden: boolean
}
