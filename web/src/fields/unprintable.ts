import { UNPRINTABLE } from '@/api/schema/printable.gen'
import type { FieldMeta } from '@/api/schema-meta'

/** The first character that papers cannot show, and its number. */
export function unprintableIn(text: string): { letter: string; code: string } | undefined {
  const letter = UNPRINTABLE.exec(text.normalize('NFC'))?.[0]
  const code = letter?.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')
  return letter === undefined ? undefined : { letter, code: `U+${code}` }
}

/** What of a text that papers draw they cannot show. */
export function unprintable(field: FieldMeta, value: string): ReturnType<typeof unprintableIn> {
  return field.printed && unprintableIn(value)
}
