import type { Language } from './language'

/** What two letters stand for that are no country: unions, and parts of the code that nobody was given. */
const NO_COUNTRY = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ'])
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

const namesIn = (language: Language) => new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })

/** A country by its name, where it is kept by its two letters; else as it was written. */
export function countryName(value: string, language: Language): string {
  return /^[A-Z]{2}$/.test(value) ? (namesIn(language).of(value) ?? value) : value
}

/** Every country with its name, in the order of the names. */
export function countries(language: Language): { value: string; label: string }[] {
  const names = namesIn(language)
  const seen = new Set<string>()
  const all = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).flatMap((value) => {
    const label = NO_COUNTRY.has(value) ? undefined : names.of(value)
    // Letters that were given up still lead to the name of what followed.
    if (label === undefined || seen.has(label)) return []
    seen.add(label)
    return [{ value, label }]
  })
  return all.sort((one, other) => one.label.localeCompare(other.label, language))
}
