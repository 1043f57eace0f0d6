import type { CarLegalDocuments, DocumentType } from '@/api/schema.gen'

export const PAPER_TYPES = [
  'registration_card',
  'insurance',
  'road_tax',
  'technical_inspection',
] as const satisfies readonly DocumentType[]

type Row = CarLegalDocuments

/** The paper of each type that a car goes by: the one that ends last, of those that have begun; where none says its end, the newest. */
export function currentOf(rows: readonly Row[]): Partial<Record<DocumentType, Row>> {
  const current: Partial<Record<DocumentType, Row>> = {}
  for (const row of rows) {
    const known = current[row.documentType]
    if (!known || sortKeyOf(row) > sortKeyOf(known)) current[row.documentType] = row
  }
  return current
}

const sortKeyOf = (row: Row) => [row.status === 'upcoming' ? 0 : 1, row.validUntil ?? '', row.year ?? ''].join(' ')

/** The papers year by year, the newest year first; in a year, in the order of the types. */
export function byYear(rows: readonly Row[]): { year: number | null; rows: Row[] }[] {
  const years = [...new Set(rows.map((row) => row.year))].sort((one, other) => (other ?? 0) - (one ?? 0))
  const rank = (row: Row) => PAPER_TYPES.indexOf(row.documentType)
  return years.map((year) => ({
    year,
    rows: rows.filter((row) => row.year === year).sort((one, other) => rank(one) - rank(other)),
  }))
}
