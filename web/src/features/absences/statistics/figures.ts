import type { AttendanceFigures } from '@/api/actions.gen'

/** The parts of the days, what is not known of them the last, in the order in which they are drawn. */
export const PARTS = ['onTime', 'late', 'justified', 'unjustified', 'away', 'unknown', 'notMeasured'] as const
export type Part = (typeof PARTS)[number]

export function partOf(figures: AttendanceFigures, part: Part): number {
  return part === 'onTime' ? figures.present - figures.late : figures[part]
}

/** Of those who were to work, how many did; nothing where nobody was to. */
export function presenceRate({ present, absent }: AttendanceFigures): number | null {
  return present + absent === 0 ? null : present / (present + absent)
}

/** Whether any day of a period is known. */
export function isKnown({ present, absent, away }: AttendanceFigures): boolean {
  return present + absent + away > 0
}
