import type { Filter } from '@/api/list'
import { addDays } from '@/i18n/clock'

/** Stretches of days that are asked for daily. */
export const QUICK_DAYS = ['today', 'yesterday', 'week'] as const
export type QuickDays = (typeof QUICK_DAYS)[number]

/** Its first and last day; weeks begin on Monday. */
export function daysOf(quick: QuickDays, today: string): { from: string; to: string } {
  if (quick === 'today') return { from: today, to: today }
  if (quick === 'yesterday') return { from: addDays(today, -1), to: addDays(today, -1) }
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay() || 7
  const from = addDays(today, 1 - weekday)
  return { from, to: addDays(from, 6) }
}

/** The parameters of the first and the last day of a stretch. */
export interface DayBounds {
  from: string
  to: string
}

/** The two bounds of a stretch of days, where a list is filtered by one. */
export function boundsOf(filters: readonly Filter[]): DayBounds | undefined {
  const bound = (side: 'from' | 'to') => filters.find((one) => one.kind === 'dateBound' && one.side === side)
  const [from, to] = [bound('from'), bound('to')]
  return from && to && from.field === to.field ? { from: from.param, to: to.param } : undefined
}
