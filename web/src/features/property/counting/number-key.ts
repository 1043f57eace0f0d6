/** Letters and digits that people type for one another, as the server folds them (`schema::fold`). */
const VARIANTS: Readonly<Record<string, string>> = {
  ...{ أ: 'ا', إ: 'ا', آ: 'ا', ٱ: 'ا', ى: 'ي', ئ: 'ي', ی: 'ي', ة: 'ه', ؤ: 'و' },
  ...Object.fromEntries([...'٠١٢٣٤٥٦٧٨٩'].map((digit, at) => [digit, String(at)])),
  ...Object.fromEntries([...'۰۱۲۳۴۵۶۷۸۹'].map((digit, at) => [digit, String(at)])),
}
/** Letters that keyboards and names write for others (`schema::search_fold`). */
const KEYBOARDS: Readonly<Record<string, string>> = {
  ...{ ڭ: 'ك', ݣ: 'ك', گ: 'ك', ک: 'ك', ڪ: 'ك' },
  ...{ ھ: 'ه', ہ: 'ه', ە: 'ه', ڤ: 'ف', ڥ: 'ف', پ: 'ب' },
}
/** Marks on letters, and the stroke that stretches Arabic words. */
const MARKS = /[\p{M}ـ]/gu
/** What parts the parts of a number: blanks, hyphens and apostrophes of all kinds. */
const BLANKS = /[\p{White_Space}\-\u2010-\u2015−'’‘ʼ‛′`]/gu
const PLAIN_BLANKS = /[\s\-'`]/g
const isPlain = (text: string) => !/[\u0080-\u{10ffff}]/u.test(text)

const each = (text: string, change: (letter: string) => string) => [...text].map(change).join('')

/**
 * The number as numbers are told apart: without case, accents, blanks and hyphens, with one spelling of Arabic letters and Western
 * digits. The same as `number_key` of the server: what it calls one number is one here.
 */
export function numberKey(number: string): string {
  // Nearly all numbers are plain, and twenty thousand are folded when a list is opened.
  if (isPlain(number)) return number.toLowerCase().replace(PLAIN_BLANKS, '')
  const variant = (letter: string) => VARIANTS[letter] ?? letter
  const bare = each(number, variant).normalize('NFKD').replace(MARKS, '')
  // Letter by letter: a whole word would lower its last sigma to another one than the server does.
  const lower = each(bare, (letter) => letter.toLowerCase())
  const folded = each(lower, variant).replace(MARKS, '').replace(BLANKS, '')
  return each(folded, (letter) => KEYBOARDS[letter] ?? letter)
}
