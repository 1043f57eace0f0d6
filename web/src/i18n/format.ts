import { shownAt } from './clock'
import type { Language } from './language'

/** `ar-MA` for the Moroccan months, with Western digits; `fr-FR`, because `fr-MA` shortens June to July's look-alike. */
export const LOCALES: Record<Language, string> = { fr: 'fr-FR', ar: 'ar-MA-u-nu-latn', en: 'en-GB' }

/** What an absent value looks like. */
export const EMPTY = '–'

const cache = new Map<string, Intl.DateTimeFormat | Intl.NumberFormat>()

function memoize<T extends Intl.DateTimeFormat | Intl.NumberFormat>(key: string, make: () => T): T {
  const found = cache.get(key)
  if (found) return found as T
  const made = make()
  cache.set(key, made)
  return made
}

/** The calendar day it is in the commune. */
export function today(now = new Date()): string {
  return shownAt(now).toISOString().slice(0, 10)
}

/** A calendar day: its date part as the server wrote it, in no time zone. */
export function formatDay(value: string | null | undefined, language: Language): string {
  if (!value) return EMPTY
  const day = new Date(`${value.slice(0, 10)}T00:00:00Z`)
  if (Number.isNaN(day.getTime())) return EMPTY
  const options = { dateStyle: 'long', timeZone: 'UTC' } as const
  return memoize(`day ${language}`, () => new Intl.DateTimeFormat(LOCALES[language], options)).format(day)
}

/** The days from one to another, as a title says them: `14–18 décembre`, with the year where it is not this one. */
export function formatDays(from: string, to: string, language: Language, now = today()): string {
  const [first, last] = [from, to].map((day) => new Date(`${day.slice(0, 10)}T00:00:00Z`)) as [Date, Date]
  if (Number.isNaN(first.getTime()) || Number.isNaN(last.getTime())) return EMPTY
  const isOfThisYear = [from, to].every((day) => day.slice(0, 4) === now.slice(0, 4))
  const year = isOfThisYear ? {} : ({ year: 'numeric' } as const)
  const options = { day: 'numeric', month: 'long', timeZone: 'UTC', ...year } as const
  const key = `days ${isOfThisYear} ${language}`
  return memoize(key, () => new Intl.DateTimeFormat(LOCALES[language], options)).formatRange(first, last)
}

/** A calendar day with its name: `lundi 23 novembre 2026`. */
export function formatLongDay(day: string, language: Language): string {
  const options = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  const format = memoize(`long day ${language}`, () => new Intl.DateTimeFormat(LOCALES[language], options))
  return format.format(new Date(`${day}T00:00:00Z`))
}

/** A moment, on the clock of the town hall. */
export function formatInstant(value: string | null | undefined, language: Language): string {
  if (!value) return EMPTY
  const at = new Date(value)
  if (Number.isNaN(at.getTime())) return EMPTY
  const options = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const
  return memoize(`instant ${language}`, () => new Intl.DateTimeFormat(LOCALES[language], options)).format(shownAt(at))
}

export function formatNumber(value: number | null | undefined, language: Language): string {
  if (value === null || value === undefined) return EMPTY
  return memoize(`number ${language}`, () => new Intl.NumberFormat(LOCALES[language])).format(value)
}

/** A number that is no sum: a year of four digits stays in one piece, the kilometres of a car do not. */
export function formatFigure(value: number, language: Language): string {
  const options = { useGrouping: 'min2' } as const
  return memoize(`figure ${language}`, () => new Intl.NumberFormat(LOCALES[language], options)).format(value)
}

export function formatAmount(value: number | null | undefined, language: Language): string {
  if (value === null || value === undefined) return EMPTY
  const options = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
  return memoize(`amount ${language}`, () => new Intl.NumberFormat(LOCALES[language], options)).format(value)
}

/** A month that is written `2026-11`. */
export function formatMonth(month: string, language: Language): string {
  const options = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  const format = memoize(`month ${language}`, () => new Intl.DateTimeFormat(LOCALES[language], options))
  return format.format(new Date(`${month}-01T00:00:00Z`))
}

/** The name of a day of the week: 1 is Monday, 7 Sunday. */
export function formatWeekday(day: number, language: Language, weekday: 'long' | 'short' | 'narrow'): string {
  const monday = Date.UTC(2026, 0, 5)
  const options = { weekday, timeZone: 'UTC' } as const
  const format = memoize(`weekday ${weekday} ${language}`, () => new Intl.DateTimeFormat(LOCALES[language], options))
  return format.format(monday + (day - 1) * 86_400_000)
}

/** A plate as it hangs on the car: its Arabic letter turns nothing around it, whatever text it stands in. */
export function formatPlate(plate: string): string {
  if (!plate) return ''
  return `\u2066${plate.replace(/[- ]/g, '\u200E$&\u200E')}\u2069`
}
