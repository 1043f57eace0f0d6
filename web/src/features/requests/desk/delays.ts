import type { DocumentMonthDelay, DocumentTypeDelay } from '@/api/actions.gen'

/** The months of a table, the newest first, each with its types. */
export function byMonth(
  months: readonly DocumentMonthDelay[],
): { month: string; types: ReadonlyMap<string, DocumentTypeDelay> }[] {
  const names = [...new Set(months.map(({ month }) => month))].sort().reverse()
  return names.map((month) => ({
    month,
    types: new Map(months.filter((one) => one.month === month).map((one) => [one.type, one])),
  }))
}
