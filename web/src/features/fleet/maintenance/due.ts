import type { DueMaintenance } from '@/api/maintenance'
import type { Tone } from '@/ui/status-badge'

/** How far a due day or a due reading is; below nothing when it has passed. */
export interface Distance {
  in: 'days' | 'km'
  left: number
  tone: Tone
}

/** Nearer than this is soon. */
const SOON = { days: 30, km: 1000 } as const

function tone(left: number, soon: number): Tone {
  if (left < 0) return 'bad'
  return left <= soon ? 'warn' : 'quiet'
}

export function distances({ daysLeft, kmLeft }: Pick<DueMaintenance, 'daysLeft' | 'kmLeft'>): Distance[] {
  const far = (unit: Distance['in'], left: number | null): Distance[] =>
    left === null ? [] : [{ in: unit, left, tone: tone(left, SOON[unit]) }]
  return [...far('days', daysLeft), ...far('km', kmLeft)]
}
