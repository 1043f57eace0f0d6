/** What is made of photographs of pages. */
export interface ScanOptions {
  /** What the document is called. */
  name: string
  /** So many bytes it has at most. */
  most: number
  onDocument: (pdf: File) => void
}
