import type { ReactNode } from 'react'
import type { CollectionId, Collections } from '@/api/schema.gen'

export interface Column<C extends CollectionId> {
  key: string
  label: string
  /** The fields it shows: what an export writes, and what one must be able to read to be offered it. */
  fields: readonly string[]
  /** Its sort key, when rows can be ordered by it. */
  sort?: string
  render: (row: Collections[C]) => ReactNode
  /** As it stands in a link to its row, on a card or in the first cell, where `render` leads elsewhere. */
  card?: (row: Collections[C]) => ReactNode
  /** A figure: it stands at the end of its cell. */
  numeric?: true
  /** Not shown until the reader asks for it. */
  optional?: true
  /** The column a list cannot do without. */
  fixed?: true
}

/** What is shown of the columns one may read: the reader's choice, else the usual ones. */
export function shownColumns<C extends CollectionId>(
  columns: readonly Column<C>[],
  chosen: readonly string[] | undefined,
) {
  if (!chosen) return columns.filter((column) => !column.optional)
  return columns.filter((column) => column.fixed || chosen.includes(column.key))
}

export function readableColumns<C extends CollectionId>(columns: readonly Column<C>[], readable: ReadonlySet<string>) {
  return columns.filter((column) => column.fields.some((field) => readable.has(field)))
}

/** The fields of some columns, once each, as far as this reader may see them: the columns of an export. */
export function exportedFields<C extends CollectionId>(columns: readonly Column<C>[], readable: ReadonlySet<string>) {
  return [...new Set(columns.flatMap((column) => column.fields))].filter((field) => readable.has(field))
}
