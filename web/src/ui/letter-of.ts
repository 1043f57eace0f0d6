/** Where the keys of letters lie apart on the two kinds of keyboards that stand here: each is the letter that a shortcut means. */
const APART: Readonly<Record<string, string>> = { Semicolon: 'm', KeyQ: 'a', KeyZ: 'w' }

/** The Latin letter or the sign of a key; on an Arabic keyboard, the one that lies on the same key. */
export function letterOf({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  if (key === '؟') return '?'
  // What is written in Latin letters, and every named key, says itself.
  if (key.length !== 1 || key.charCodeAt(0) < 0x250) return key.length === 1 ? key.toLowerCase() : key
  if (code === 'Slash') return '/'
  return APART[code] ?? /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? key
}
