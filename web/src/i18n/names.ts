import type { Language } from './language'

export interface Named {
  nameFr?: string | null
  nameAr?: string | null
}

/** A two-language name as this reader sees it: the Arabic one in Arabic, the French one elsewhere; either rather than none. */
export function inLanguage(fr: string | null | undefined, ar: string | null | undefined, language: Language): string {
  return (language === 'ar' ? ar || fr : fr || ar) || ''
}

/** The same name in the other language, shown beneath. */
export function inOther(fr: string | null | undefined, ar: string | null | undefined, language: Language): string {
  return (language === 'ar' ? fr : ar) || ''
}

export function nameOf(unit: Named | null | undefined, language: Language): string {
  return unit ? inLanguage(unit.nameFr, unit.nameAr, language) : ''
}
