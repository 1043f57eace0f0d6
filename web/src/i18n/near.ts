import { shownAt } from './clock'
import { formatDay, LOCALES, today } from './format'
import type { Language } from './language'

/** The hour of a moment, on the clock of the town hall. */
export function formatHour(value: string, language: Language): string {
  const options = { timeStyle: 'short', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(LOCALES[language], options).format(shownAt(new Date(value)))
}

/** The day of a moment in the town hall: `2026-11-20`. */
export function dayOf(value: string): string {
  return today(new Date(value))
}

/** A day near today by its name (yesterday, today, tomorrow), the others by their date. */
export function formatNearDay(day: string, language: Language, now = today()): string {
  const distance = Math.round((Date.parse(day) - Date.parse(now)) / 86_400_000)
  if (Math.abs(distance) > 1) return formatDay(day, language)
  const name = new Intl.RelativeTimeFormat(LOCALES[language], { numeric: 'auto' }).format(distance, 'day')
  return name.charAt(0).toUpperCase() + name.slice(1)
}
