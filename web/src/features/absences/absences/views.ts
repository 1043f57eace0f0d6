import { NONE } from '@/api/list'
import type { ListSearch } from '@/api/list-address'
import type { Report } from '@/api/reports'

/** What absences are counted by: the report, what it groups by, and the filters that lead to the absences of a group. */
const BY = {
  day: { report: 'absencesByDay', field: 'date', params: ['from', 'to'] },
  employee: { report: 'absencesByEmployee', field: 'employeeId', params: ['employee'] },
  bureau: { report: 'absencesByBureau', field: 'bureauId', params: ['bureau'] },
  service: { report: 'absencesByService', field: 'serviceId', params: ['service'] },
  annexe: { report: 'absencesByAnnexe', field: 'annexeId', params: ['annexe'] },
} as const

export type View = keyof typeof BY

export const VIEWS = Object.keys(BY) as readonly View[]

/** The view that an address asks for; without one, the list. */
export function viewOf({ by }: ListSearch): View | undefined {
  return VIEWS.find((view) => view === by)
}

export const reportOf = (view: View): string => BY[view].report

/** The views of whoever reads these fields. */
export function viewsFor(readable: ReadonlySet<string>): View[] {
  const isCounted = readable.has('justified') && readable.has('minutes')
  return VIEWS.filter((view) => isCounted && readable.has(BY[view].field))
}

export interface AbsenceGroup {
  /** The day, or the id of the person or the unit; null of those without one. */
  value: string | null
  label: string
  total: number
  justified: number
  minutes: number
}

/** What a report of absences says of each day, person or unit: days the latest first, else the longest time first. */
export function groupsOf({ groups }: Pick<Report, 'groups'>, view: View): AbsenceGroup[] {
  const all = new Map<string | null, AbsenceGroup>()
  for (const { by, label, count, sum } of groups) {
    const value = by[0] ? String(by[0]).slice(0, view === 'day' ? DAY : undefined) : null
    const group = all.get(value) ?? { value, label: label[0] ?? '', total: 0, justified: 0, minutes: 0 }
    group.total += count
    group.minutes += sum
    // What the wire writes of a flag.
    if (String(by[1]) === 'true') group.justified += count
    all.set(value, group)
  }
  const inOrder = (one: AbsenceGroup, other: AbsenceGroup) =>
    view === 'day'
      ? (other.value ?? '').localeCompare(one.value ?? '')
      : other.minutes - one.minutes || one.label.localeCompare(other.label)
  return [...all.values()].sort(inOrder)
}

/** So much of a moment on the wire is its day. */
const DAY = 10

/** The address of the list of a group's absences: what it was narrowed to, and that group. */
export function searchOf(search: ListSearch, view: View, value: string | null): ListSearch {
  const { by: _, page: __, ...rest } = search
  return { ...rest, ...Object.fromEntries(BY[view].params.map((param) => [param, value ?? NONE])) }
}
