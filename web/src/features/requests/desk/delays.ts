import { queryOptions } from '@tanstack/react-query'
import { readAction } from '@/api/actions'
import type { DocumentRequestsType } from '@/api/schema.gen'

/** How long the papers of one type took, in working days. */
export interface Delay {
  type: DocumentRequestsType
  count: number
  made: number
  rejected: number
  /** Made after their day. */
  late: number
  medianDays: number | null
}

export interface Delays {
  from: string
  open: number
  overdue: number
  types: Delay[]
  months: (Delay & { month: string })[]
}

/** Made of requests, so any change of one asks again. */
export const delaysQuery = queryOptions({
  queryKey: ['report', 'documentDelays'],
  queryFn: (): Promise<Delays> => readAction('documentRequests.delays'),
})

/** The months of a table, the newest first, each with its types. */
export function byMonth(months: Delays['months']): { month: string; types: ReadonlyMap<string, Delay> }[] {
  const names = [...new Set(months.map(({ month }) => month))].sort().reverse()
  return names.map((month) => ({
    month,
    types: new Map(months.filter((one) => one.month === month).map((one) => [one.type, one])),
  }))
}
