/** What a code on a label or behind a door says. */
export type ScannedCode =
  /** The sheet behind the door of an office. */
  | { kind: 'office'; id: string }
  /** The label of an item. */
  | { kind: 'item'; id: string }
  /** A number, a bare id, or anything else that somebody has printed. */
  | { kind: 'text'; text: string }

/** An address of whichever host: domains change, labels stay. */
const ADDRESS = /^https?:\/\/[^/]+(?:\/[^?#]*)?\/inventory-dashboard\/(bureaux\/)?([A-Za-z0-9][\w.-]*)\/?(?:[?#].*)?$/i

/** Reads what was scanned or typed. */
export function readScannedCode(scanned: string): ScannedCode {
  const text = scanned.trim()
  const [, office, id] = ADDRESS.exec(text) ?? []
  if (id === undefined) return { kind: 'text', text }
  return { kind: office ? 'office' : 'item', id }
}
