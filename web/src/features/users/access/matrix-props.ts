/** What each part of the matrix of permissions is given. */
export interface MatrixProps {
  value: readonly string[]
  onChange: (permissions: string[]) => void
  /** Whether the reader may give a permission. */
  may: (permission: string) => boolean
}
