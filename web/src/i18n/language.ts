export const LANGUAGES = ['fr', 'ar', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

/** Where the reader's choice is kept; `public/first.js` reads it too. */
export const LANGUAGE_KEY = 'language'

/** How each language names itself. */
export const OWN_NAMES: Record<Language, string> = { fr: 'Français', ar: 'العربية', en: 'English' }

const RIGHT_TO_LEFT = ['ar', 'he', 'fa', 'ur']

export function parseLanguage(code: string | null | undefined): Language | undefined {
  const short = code?.toLowerCase().split('-')[0]
  return LANGUAGES.find((language) => language === short)
}

/** The kept choice, else the first browser language we speak, else French. */
export function detect(kept: string | null, browser: readonly string[]): Language {
  return parseLanguage(kept) ?? browser.map(parseLanguage).find((language) => language !== undefined) ?? 'fr'
}

export function direction(language: string): 'rtl' | 'ltr' {
  return RIGHT_TO_LEFT.includes(language.split('-')[0] ?? '') ? 'rtl' : 'ltr'
}
