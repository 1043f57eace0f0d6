import { LOCALES } from '@/i18n/format'
import type { Language } from '@/i18n/language'

const DAY = 86_400_000

/** How many days lie between two days; less than none when it has passed. */
export function daysUntil(day: string, from: string): number {
  return Math.round((Date.parse(`${day.slice(0, 10)}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY)
}

/** The day so many days on. */
export function dayAfter(from: string, days: number): string {
  return new Date(Date.parse(`${from}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10)
}

/** The same day of the month before, or its last where it has none. */
export function sameDayBefore(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month - 1, 0))
  return new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), Math.min(date, last.getUTCDate())))
    .toISOString()
    .slice(0, 10)
}

/** A day without its year: `23 nov.`. */
export function shortDay(day: string, language: Language): string {
  const options = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(LOCALES[language], options).format(new Date(`${day}T00:00:00Z`))
}

/** A month in one letter, as the columns of a year bear it; in Arabic its number, for names there begin alike. */
export function shortMonth(month: string, language: Language): string {
  if (language === 'ar') return String(Number(month.slice(5)))
  const options = { month: 'narrow', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(LOCALES[language], options).format(new Date(`${month}-01T00:00:00Z`))
}
