/** What a link of a message brings along. */
export interface LinkSearch {
  userId: string
  secret: string
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')

export function readLink(raw: Record<string, unknown>): LinkSearch {
  return { userId: text(raw.userId), secret: text(raw.secret) }
}
