import type { ExamLocks, ExamTests, Recruitments } from '@/api/schema.gen'
import type { Announced } from '../acts'
import { lockOf } from '../marking/phase-card'

type Locks = readonly ExamLocks[]
type Tests = readonly Pick<ExamTests, 'kind'>[]

const isWritten = ({ kind }: Tests[number]) => kind === 'written'

/** Whether results may be announced: the written ones once anonymity is lifted, the others once their phase is locked. */
export function mayAnnounce(kind: Announced, locks: Locks): boolean {
  if (kind === 'written') return Boolean(lockOf(locks, 'written')?.liftedAt)
  return Boolean(lockOf(locks, kind === 'oral' ? 'oral' : 'ranking')?.lockedAt)
}

/** What an exam of these tests announces in all: a phase without tests is skipped. */
export function announcements(tests: Tests): Announced[] {
  const half: Announced[] = []
  if (tests.some(isWritten)) half.push('written')
  if (tests.some((test) => !isWritten(test))) half.push('oral')
  return [...half, 'final']
}

/** Whether there is something to rank: every phase that the exam has is over. */
export function mayRank(tests: Tests, locks: Locks): boolean {
  return tests.length > 0 && announcements(tests).every((kind) => kind === 'final' || mayAnnounce(kind, locks))
}

/** Whether other minima may be tried: before anybody relies on them, or once no mark changes any more. */
export function mayTry(status: Recruitments['status'], locks: Locks): boolean {
  if (status === 'completed' || status === 'cancelled') return false
  return status === 'draft' || (['written', 'oral'] as const).some((phase) => Boolean(lockOf(locks, phase)?.lockedAt))
}
