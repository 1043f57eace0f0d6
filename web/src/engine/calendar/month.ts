import { addDays, instantOf } from '@/i18n/clock'

/** A month is written `2026-11`, a day `2026-11-21`: they compare as texts. */
const DAY = 86_400_000

function at(day: string): number {
  return Date.parse(`${day}T00:00:00Z`)
}

export function isMonth(text: unknown): text is string {
  return typeof text === 'string' && /^[12]\d{3}-(0[1-9]|1[0-2])$/.test(text)
}

/** The month so many later, or earlier. */
export function monthAfter(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7)
}

export function daysOf(month: string): string[] {
  const first = `${month}-01`
  const length = (at(`${monthAfter(month, 1)}-01`) - at(first)) / DAY
  return Array.from({ length }, (_, index) => addDays(first, index))
}

/** 1 is Monday, 7 Sunday. */
export function weekdayOf(day: string): number {
  return new Date(at(day)).getUTCDay() || 7
}

/** The weeks that a month touches, each from Monday to Sunday. */
export function weeksOf(month: string): string[][] {
  const days = daysOf(month)
  const first = days[0] ?? `${month}-01`
  const begin = addDays(first, 1 - weekdayOf(first))
  const count = Math.ceil((weekdayOf(first) - 1 + days.length) / 7)
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => addDays(begin, week * 7 + day)),
  )
}

/** The moments between which a month lies in the commune: its first, and that of the next. */
export function boundsOf(month: string): { from: string; to: string } {
  const start = (of: string) => instantOf({ day: `${of}-01`, time: '00:00' })
  return { from: start(month), to: start(monthAfter(month, 1)) }
}
