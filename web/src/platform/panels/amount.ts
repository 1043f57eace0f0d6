import type { Measured } from '@/api/actions.gen'
import { formatNumber } from '@/i18n/format'
import type { Language } from '@/i18n/language'

const UNITS: Record<Language, Record<Measured, string>> = {
  fr: { count: '', dirhams: 'MAD', kilometres: 'km' },
  ar: { count: '', dirhams: 'درهم', kilometres: 'كلم' },
  en: { count: '', dirhams: 'MAD', kilometres: 'km' },
}

/** A number as it counts: dirhams whole, for a first screen is no account. */
export function amountOf(value: number, of: Measured): number {
  return of === 'dirhams' ? Math.round(value / 100) : value
}

/** A number in the reader's figures, and its unit where it has one. */
export function sayAmount(value: number, of: Measured, language: Language): { figure: string; unit: string } {
  return { figure: formatNumber(amountOf(value, of), language), unit: UNITS[language][of] }
}

/** How much more or less it is than before, in whole percent; none where there was nothing to compare with. */
export function changeOf(value: number, before: number | null): number | undefined {
  if (!before) return undefined
  return Math.round((100 * (value - before)) / before)
}
