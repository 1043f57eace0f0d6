import { titles } from '@/api/titles'
import { formatDays } from '@/i18n/format'
import type { Language } from '@/i18n/language'

interface DayOfSomebody {
  date: string
  employee?: object | null
}

const joinParts = (parts: readonly string[], language: Language) =>
  parts.filter(Boolean).join(language === 'ar' ? '، ' : ', ')

/** What a record of one day is called, below the name of whose it is: what it is, and when. */
export const dayName = (what: string, { date }: DayOfSomebody, language: Language): string =>
  joinParts([what, formatDays(date, date, language)], language)

/** The same on the path, where what it is stands before it already: whose, and when. */
export function dayOfWhom({ date, employee }: DayOfSomebody): { fr: string; ar: string } {
  const { fr, ar } = titles(employee)
  return {
    fr: joinParts([fr || ar, formatDays(date, date, 'fr')], 'fr'),
    ar: joinParts([ar || fr, formatDays(date, date, 'ar')], 'ar'),
  }
}
