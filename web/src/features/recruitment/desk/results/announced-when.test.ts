import { expect, test } from 'vitest'
import type { ExamLocks } from '@/api/schema.gen'
import { mayAnnounce } from './announced-when'

const lock = (given: Partial<ExamLocks>) => given as ExamLocks
const AT = '2026-11-01T10:00:00.000+00:00'

test('what is not locked is not announced', () => {
  expect((['written', 'oral', 'final'] as const).map((kind) => mayAnnounce(kind, []))).toEqual([false, false, false])
  const signed = [lock({ phase: 'oral', lockedAt: null }), lock({ phase: 'ranking', lockedAt: null })]
  expect(mayAnnounce('oral', signed)).toBe(false)
  expect(mayAnnounce('final', signed)).toBe(false)
})

test('written results wait for the lifting, not for the lock alone', () => {
  expect(mayAnnounce('written', [lock({ phase: 'written', lockedAt: AT, liftedAt: null })])).toBe(false)
  expect(mayAnnounce('written', [lock({ phase: 'written', lockedAt: AT, liftedAt: AT })])).toBe(true)
})

test('the last lock of the ranking counts', () => {
  const locks = [lock({ phase: 'ranking', lockedAt: AT }), lock({ phase: 'ranking', lockedAt: null })]
  expect(mayAnnounce('final', locks)).toBe(false)
  expect(mayAnnounce('final', [lock({ phase: 'ranking', lockedAt: AT })])).toBe(true)
})
