import type { DepartureKind, StaffDeparture } from '@/api/actions.gen'

/** What may be due of somebody, in the order of the list of choices. */
export const KINDS = [
  'retirement',
  'endOfService',
  'endOfPosting',
  'probation',
] as const satisfies readonly DepartureKind[]

/** The parameter of those whose day has passed. */
export const PASSED = 'passed'

/** The month of a departure, as an address names it; of what has passed, none. */
function monthOf({ date, days }: StaffDeparture): string {
  return days < 0 ? PASSED : date.slice(0, 7)
}

/** Those of a kind and a month; without them, all. */
export function filterDepartures(items: readonly StaffDeparture[], kind?: unknown, month?: unknown): StaffDeparture[] {
  return items.filter((one) => (!kind || one.kind === kind) && (!month || monthOf(one) === month))
}

/** The months in which anything is due, in their order. */
export function monthsOf(items: readonly StaffDeparture[]): string[] {
  return [...new Set(items.map(monthOf))]
}
