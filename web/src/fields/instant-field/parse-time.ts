/** An hour as clerks type it: 8:30, 08h30, 8.30, 830, 0830 or 8h; null when it is none. */
export function parseTime(typed: string): string | null {
  const found = /^(\d{1,2})(?:\s*[:h.]\s*|(?=\d{2}$)|$)(\d{2})?$/i.exec(typed.trim())
  if (!found) return null
  const [hours, minutes] = [Number(found[1]), Number(found[2] ?? 0)]
  if (hours > 23 || minutes > 59) return null
  return [hours, minutes].map((part) => String(part).padStart(2, '0')).join(':')
}
