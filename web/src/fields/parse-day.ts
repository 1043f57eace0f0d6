/** A day as clerks type it: 28/8/1999, 28-08-1999, 28 08 1999, 28081999 or 1999-08-28; null when it is none. */
export function parseDay(typed: string): string | null {
  const text = typed.trim()
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text)
  if (iso) return day(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const local = /^(\d{1,2})[/\-. ](\d{1,2})[/\-. ](\d{4})$/.exec(text) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(text)
  return local ? day(Number(local[3]), Number(local[2]), Number(local[1])) : null
}

function day(year: number, month: number, date: number): string | null {
  const at = new Date(Date.UTC(year, month - 1, date))
  const real = at.getUTCFullYear() === year && at.getUTCMonth() === month - 1 && at.getUTCDate() === date
  return real ? at.toISOString().slice(0, 10) : null
}
