import { queryOptions } from '@tanstack/react-query'
import { readAction } from '@/api/actions'
import type { Language } from '@/i18n/language'

/** What may be due of somebody, in the order of the list of choices. */
export const KINDS = ['retirement', 'endOfService', 'endOfPosting', 'probation'] as const
export type DepartureKind = (typeof KINDS)[number]

/** A day on which somebody leaves, or on which it is to be decided whether they stay. */
export interface Departure {
  kind: DepartureKind
  date: string
  /** Days left; less than none once the day has passed. */
  days: number
  employeeId: string
  fullNameFr: string
  fullNameAr: string
  N_PERS_ACT: number | null
  FONCTION: string | null
  service: string | null
  collection: string | null
  documentId: string | null
}

/** From which year of birth on the age limit is so many months. */
export interface AgeLimit {
  bornFrom: number
  months: number
}

/** What is due of the staff, the soonest first. Made from several collections, so any change asks again. */
export function departuresQuery(language: Language) {
  return queryOptions({
    queryKey: ['report', 'departures', language],
    queryFn: (): Promise<{ items: Departure[]; ages: AgeLimit[] }> => readAction('employees.departures'),
  })
}

/** The parameter of those whose day has passed. */
export const PASSED = 'passed'

/** The month of a departure, as an address names it; of what has passed, none. */
export function monthOf({ date, days }: Departure): string {
  return days < 0 ? PASSED : date.slice(0, 7)
}

/** Those of a kind and a month; without them, all. */
export function filterDepartures(items: readonly Departure[], kind?: unknown, month?: unknown): Departure[] {
  return items.filter((one) => (!kind || one.kind === kind) && (!month || monthOf(one) === month))
}

/** The months in which anything is due, in their order. */
export function monthsOf(items: readonly Departure[]): string[] {
  return [...new Set(items.map(monthOf))]
}
