import type { RetainedExam } from '@/api/actions.gen'

/** Whether the next night erases what is left of an exam. */
export function isDue({ erasedFrom, candidates }: RetainedExam, now: Date): boolean {
  return candidates > 0 && new Date(`${erasedFrom}T00:00:00Z`) <= now
}
