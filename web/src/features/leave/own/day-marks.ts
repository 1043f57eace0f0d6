import type { UnitLeave } from '@/api/actions.gen'
import type { OwnLeave } from '@/api/portal'
import { addDays } from '@/i18n/clock'
import type { Language } from '@/i18n/language'
import { inLanguage } from '@/i18n/names'

/** What there is to know of a day before it is asked for. */
export interface DayMarks {
  holiday?: string
  /** It is asked for, or granted, already. */
  isOwn?: true
  /** Who of the unit is away. */
  away: string[]
}

interface Known {
  holidays: ReadonlyMap<string, string>
  own: readonly OwnLeave[]
  unit: UnitLeave | undefined
  /** Who asks: no colleague of their own. */
  self: string | undefined
}

const STANDING = ['pending', 'approved']

/** The days of a month on which something lies; only those between `first` and `last` are told. */
export function marksOf(known: Known, first: string, last: string, language: Language): ReadonlyMap<string, DayMarks> {
  const { holidays, own, unit, self } = known
  const marks = new Map<string, DayMarks>()
  const of = (day: string): DayMarks => {
    const found = marks.get(day) ?? { away: [] }
    marks.set(day, found)
    return found
  }
  const eachDay = (from: string, to: string, tell: (marks: DayMarks) => void) => {
    const end = to.slice(0, 10) < last ? to.slice(0, 10) : last
    for (let day = from.slice(0, 10) > first ? from.slice(0, 10) : first; day <= end; day = addDays(day, 1))
      tell(of(day))
  }
  for (const [day, name] of holidays) if (first <= day && day <= last) of(day).holiday = name
  for (const one of own)
    if (STANDING.includes(one.status))
      eachDay(one.startDate, one.endDate, (day) => {
        day.isOwn = true
      })
  for (const { employeeId, from, to } of unit?.absences ?? []) {
    const person = unit?.people.find(({ id }) => id === employeeId)
    if (person && employeeId !== self)
      eachDay(from, to, (day) => day.away.push(inLanguage(person.fullNameFr, person.fullNameAr, language)))
  }
  return marks
}
