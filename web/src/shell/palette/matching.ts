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
