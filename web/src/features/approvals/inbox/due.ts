import { clockOf } from '@/i18n/clock'
import { today } from '@/i18n/format'
import type { Tone } from '@/ui/status-badge'

/** How a day to answer stands to the one it is. */
export type DueState = 'late' | 'today' | 'later'

export const DUE_TONES: Record<DueState, Tone> = { late: 'bad', today: 'warn', later: 'quiet' }

/** The calendar day on which somebody is to have answered, and whether it has passed. */
export function dueOf(dueAt: string | null, now = today()): { day: string; state: DueState } | undefined {
  if (!dueAt) return undefined
  const { day } = clockOf(dueAt)
  return { day, state: day < now ? 'late' : day === now ? 'today' : 'later' }
}
