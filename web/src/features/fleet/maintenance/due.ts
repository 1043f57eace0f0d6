import type { DueMaintenance } from '@/api/actions.gen'
import type { Tone } from '@/ui/status-badge'

/** How far a due day or a due reading is; below nothing when it has passed. */
export interface Distance {
  in: 'days' | 'km'
  away: number
  tone: Tone
}

/** Nearer than this is soon. */
const SOON = { days: 30, km: 1000 } as const

function tone(away: number, soon: number): Tone {
  if (away < 0) return 'bad'
  return away <= soon ? 'warn' : 'quiet'
}

export function distances({ daysLeft, kmLeft }: Pick<DueMaintenance, 'daysLeft' | 'kmLeft'>): Distance[] {
  const far = (unit: Distance['in'], away: number | null): Distance[] =>
    away === null ? [] : [{ in: unit, away, tone: tone(away, SOON[unit]) }]
  return [...far('days', daysLeft), ...far('km', kmLeft)]
}
