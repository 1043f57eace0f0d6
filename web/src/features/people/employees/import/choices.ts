/** What the clerk decides about a file between two readings of it. */
export interface Choices {
  /** Column header → field, for columns that were not recognised. */
  mapping: Record<string, string>
  createUnits: boolean
}
