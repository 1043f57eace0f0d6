import { UNPRINTABLE } from '@/api/schema/printable.gen'

/** The first character that papers cannot show, and its number. */
export function unprintableIn(text: string): { letter: string; code: string } | undefined {
  const letter = UNPRINTABLE.exec(text.normalize('NFC'))?.[0]
  const code = letter?.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')
  return letter === undefined ? undefined : { letter, code: `U+${code}` }
}
