export interface Remembered {
  /** Where the person was. */
  to?: string
}

export function readRemembered(raw: Record<string, unknown>): Remembered {
  return typeof raw.to === 'string' ? { to: raw.to } : {}
}
