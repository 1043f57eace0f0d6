import { expect, test } from 'vitest'
import type { ExamLocks } from '@/api/schema.gen'
import { announcements, mayAnnounce, mayRank, mayTry } from './announced-when'

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

const WRITTEN = { kind: 'written' } as const
const ORAL = { kind: 'oral' } as const
const LIFTED = lock({ phase: 'written', lockedAt: AT, liftedAt: AT })

test('a phase without tests is announced by nobody', () => {
  expect(announcements([WRITTEN, WRITTEN])).toEqual(['written', 'final'])
  expect(announcements([{ kind: 'practical' }])).toEqual(['oral', 'final'])
  expect(announcements([WRITTEN, ORAL])).toEqual(['written', 'oral', 'final'])
})

test('whoever passed every phase is ranked, and nobody before', () => {
  const heard = lock({ phase: 'oral', lockedAt: AT })
  expect(mayRank([], [LIFTED, heard])).toBe(false)
  expect(mayRank([WRITTEN, ORAL], [LIFTED])).toBe(false)
  expect(mayRank([WRITTEN, ORAL], [LIFTED, heard])).toBe(true)
  expect(mayRank([WRITTEN], [LIFTED])).toBe(true)
})

test('minima are tried in a draft and after a lock, never in between', () => {
  expect(mayTry('draft', [])).toBe(true)
  expect(mayTry('grading_written', [])).toBe(false)
  expect(mayTry('grading_written', [LIFTED])).toBe(true)
  expect(mayTry('completed', [LIFTED])).toBe(false)
})
