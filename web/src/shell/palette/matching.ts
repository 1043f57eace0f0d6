/** Marks on letters, and the stroke that stretches Arabic words. */
const MARKS = /[\p{M}ـ]/gu
/** Variants of Arabic letters that people type for one another, as the server folds them. */
const VARIANTS: Readonly<Record<string, string>> = { أ: 'ا', إ: 'ا', آ: 'ا', ٱ: 'ا', ى: 'ي', ة: 'ه', ؤ: 'و', ئ: 'ي' }

/** One spelling for searching among what the application itself calls things. */
export function fold(text: string): string {
  const plain = [...text].map((letter) => VARIANTS[letter] ?? letter).join('')
  return plain.normalize('NFKD').replace(MARKS, '').toLowerCase()
}

function wordsOf(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}

/** Every word that was typed begins a word of what is said. */
export function isSaidIn(typed: string, ...said: string[]): boolean {
  const words = said.flatMap(wordsOf)
  const sought = wordsOf(typed)
  return sought.length > 0 && sought.every((word) => words.some((one) => one.startsWith(word)))
}

/** So many pages and acts stand above what the server found. */
export const OFFERS = 6

/** What may be meant: its name, the screen of which it is a part, what else it is called. */
interface Named {
  label: string
  within: string
  words: string
}

/** How well it is meant: by its whole name, by words of it, with those of its screen, by what else it is called, by its screen alone. */
function rankOf(typed: string, { label, within, words }: Named): number {
  if (wordsOf(label).join(' ') === wordsOf(typed).join(' ')) return 0
  if (isSaidIn(typed, label)) return 1
  if (isSaidIn(typed, label, within) && !isSaidIn(typed, within)) return 2
  if (isSaidIn(typed, label, words)) return 3
  return isSaidIn(typed, label, within, words) ? 4 : Number.POSITIVE_INFINITY
}

/** What is meant by what was typed, the best first, and equally good ones as they stood. */
export function bestFirst<T extends Named>(typed: string, all: readonly T[]): T[] {
  const ranked = all.map((one) => ({ one, rank: rankOf(typed, one) }))
  const meant = ranked.filter(({ rank }) => Number.isFinite(rank))
  return meant.toSorted((one, other) => one.rank - other.rank).map(({ one }) => one)
}
