const YEARS = 5

export interface Period {
  from?: string
  to?: string
}

/** The years that are offered: this one and those before it. */
export function offeredYears(today: string): string[] {
  const now = Number(today.slice(0, 4))
  return Array.from({ length: YEARS }, (_, back) => String(now - back))
}

/** The days of a year; all days when none is chosen. */
export function periodOf(year: string | null): Period {
  return year ? { from: `${year}-01-01`, to: `${year}-12-31` } : {}
}
