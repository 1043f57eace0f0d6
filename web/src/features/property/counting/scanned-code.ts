/** What a code on a label or behind a door says. */
export type ScannedCode =
  /** The sheet behind the door of an office. */
  | { kind: 'office'; id: string }
  /** The label of an item. */
  | { kind: 'item'; id: string }
  /** A number, a bare id, or anything else that somebody has printed. */
  | { kind: 'text'; text: string }

/** The page below which items have theirs. */
const PAGE = 'inventory-dashboard'
/** Below it, the pages of offices. */
const OFFICES = 'bureaux'

/** Whether a code is an address, and no number. */
export const isAddress = (code: string): boolean => code.includes('://') || code.trimStart().startsWith('/')

/** Reads what was scanned or typed, as the server does: an address of whichever host, for domains change and labels stay. */
export function readScannedCode(scanned: string): ScannedCode {
  const text = scanned.trim()
  const [path = ''] = text.split(/[?#]/)
  const segments = path.split('/').filter(Boolean)
  const page = segments.indexOf(PAGE)
  const [item, office, ...more] = segments.slice(page + 1)
  if (!isAddress(text) || page < 0 || item === undefined || more.length > 0) return { kind: 'text', text }
  if (item === OFFICES) return office === undefined ? { kind: 'text', text } : { kind: 'office', id: office }
  return office === undefined ? { kind: 'item', id: item } : { kind: 'text', text }
}
