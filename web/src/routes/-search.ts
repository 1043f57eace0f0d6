/** Addresses are plain `?key=value`: readable, and a number typed in a search stays text. */
export function parseSearch(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text))
}

export function stringifySearch(search: Record<string, unknown>): string {
  const text = new URLSearchParams()
  for (const [key, value] of Object.entries(search)) {
    if (value !== undefined && value !== null && value !== '') text.set(key, String(value))
  }
  return text.size ? `?${text}` : ''
}
