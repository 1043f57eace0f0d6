import { today } from '@/i18n/format'

/** Of which days statistics are told, and by what their course. */
export interface Period {
  from: string
  to: string
  by: 'day' | 'month'
}

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** The period that an address names; from the beginning of the month until today where it names none. */
export function periodOf(raw: Record<string, unknown>, now = today()): Period {
  const day = (value: unknown, otherwise: string) =>
    typeof value === 'string' && DAY.test(value) && !Number.isNaN(Date.parse(value)) ? value : otherwise
  return {
    from: day(raw.from, `${now.slice(0, 7)}-01`),
    to: day(raw.to, now),
    by: raw.by === 'month' ? 'month' : 'day',
  }
}
