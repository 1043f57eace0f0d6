import { addDays } from '@/i18n/clock'

const DAY = /^[12]\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

/** The Monday of a day; of what is none, that of another day. */
export function mondayOf(day: unknown, otherwise: string): string {
  const date = typeof day === 'string' && DAY.test(day) && !Number.isNaN(Date.parse(day)) ? day : otherwise
  return addDays(date, -((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7))
}

/** The seven days from a Monday. */
export function daysOfWeek(monday: string): string[] {
  return Array.from({ length: 7 }, (_, at) => addDays(monday, at))
}
