import type { ExamLocks } from '@/api/schema.gen'
import type { Announced } from '../acts'
import { lockOf } from '../marking/phase-card'

/** Whether results may be announced: the written ones once anonymity is lifted, the others once their phase is locked. */
export function mayAnnounce(kind: Announced, locks: readonly ExamLocks[]): boolean {
  if (kind === 'written') return Boolean(lockOf(locks, 'written')?.liftedAt)
  return Boolean(lockOf(locks, kind === 'oral' ? 'oral' : 'ranking')?.lockedAt)
}
