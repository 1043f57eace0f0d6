/** What the clerk decides about a file between two readings of it. */
export interface Choices {
  /** Column header → field, for columns that were not recognised. */
  mapping: Record<string, string>
  createUnits: boolean
  /** One spelling of a missing unit → its spelling in the other language. */
  sameUnits: Record<string, string>
}
