import type { Language } from './language'

/** What does not stand alone as a first name: the word behind it belongs to it. */
const LEADING = /^(abd|abdel|abdou|el|ait|lalla|moulay|sidi|fatima|nour|oum)$/i
const ARABIC_LEADING = new Set(['عبد', 'مولاي', 'سيدي', 'لالة', 'فاطمة', 'نور', 'أم'])

/** The family name stands behind: of two words the second is it, but for a servant of God, who has no name of one word. */
const isCompound = ([first = '', ...rest]: readonly string[]) =>
  ARABIC_LEADING.has(first) && (rest.length > 1 || first === 'عبد')

const isShouted = (word: string) =>
  word.length > 1 && word === word.toLocaleUpperCase() && word !== word.toLocaleLowerCase()

/**
 * By which name somebody is greeted. Files write the family name first in French, in capitals or not, and last in Arabic.
 */
export function firstName(names: { nameFr: string; nameAr: string }, language: Language): string {
  const words = (language === 'ar' ? names.nameAr : names.nameFr).trim().split(/\s+/)
  if (language === 'ar') return words.slice(0, isCompound(words) ? 2 : 1).join(' ')
  const quiet = words.filter((word) => !isShouted(word))
  if (quiet.length > 0 && quiet.length < words.length) return quiet.join(' ')
  const isPaired = words.length > 2 && LEADING.test(words.at(-2) ?? '')
  const given = words.slice(isPaired ? -2 : -1).join(' ')
  return isShouted(given) ? given[0] + given.slice(1).toLocaleLowerCase() : given
}
