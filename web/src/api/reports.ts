import { queryOptions } from '@tanstack/react-query'
import type { Language } from '@/i18n/language'
import { call } from './client'

export interface ReportGroup {
  /** The values of the fields that the report groups by. */
  by: (string | number | null)[]
  label: string[]
  count: number
  sum: number
}

export interface Report {
  name: string
  groups: ReportGroup[]
  total: number
}

export function reportQuery(name: string, language: Language, parameters: { queries?: string[] } = {}) {
  return queryOptions({
    queryKey: ['report', name, language, parameters],
    queryFn: () => call<Report>('get', `/reports/${name}`, parameters),
  })
}

const inOrder = new Intl.Collator(undefined, { numeric: true }).compare

/** The texts or numbers that a report groups by, in their order. */
export function distinctValuesOf(report: Report | undefined): string[] {
  return (report?.groups ?? []).flatMap(({ by: [value] }) => (value ? String(value) : [])).sort(inOrder)
}
