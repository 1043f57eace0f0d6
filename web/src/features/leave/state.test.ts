import { expect, it } from 'vitest'
import { actsOf, stateOf } from './state'

const row = (status: 'pending' | 'approved' | 'rejected', step: 'submitted' | 'manager' | 'hr' | 'done') => ({
  status,
  step,
  purpose: 'request' as const,
  startDate: '2026-12-01T00:00:00.000+00:00',
  endDate: '2026-12-04T00:00:00.000+00:00',
  resumedOn: null,
})
const OWN = { isOwn: true, isHr: false, heads: false }
const HR = { isOwn: false, isHr: true, heads: false }
const HEAD = { isOwn: false, isHr: false, heads: true }
const BEFORE = '2026-11-23'
const DURING = '2026-12-02'
const AFTER = '2026-12-07'

it('says whose word a request waits for', () => {
  expect(stateOf(row('pending', 'manager'))).toBe('withManager')
  expect(stateOf(row('pending', 'hr'))).toBe('withHr')
  expect(stateOf(row('pending', 'submitted'))).toBe('toCorrect')
  expect(stateOf(row('rejected', 'done'))).toBe('rejected')
  expect(stateOf({ ...row('approved', 'manager'), purpose: 'cancellation' })).toBe('cancellationAsked')
  expect(stateOf({ ...row('approved', 'done'), purpose: 'cancellation' })).toBe('approved')
})

it('lets whoever asks take back, correct and call off, never record their own return', () => {
  expect(actsOf(row('pending', 'manager'), OWN, BEFORE)).toEqual(['withdraw', 'attach'])
  expect(actsOf(row('pending', 'submitted'), OWN, BEFORE)).toEqual(['correct', 'attach'])
  expect(actsOf(row('approved', 'done'), OWN, DURING)).toEqual(['cancel', 'attach', 'print'])
  expect(actsOf(row('approved', 'done'), OWN, AFTER)).toEqual(['attach', 'print'])
  expect(actsOf(row('rejected', 'done'), OWN, BEFORE)).toEqual([])
})

it('lets heads record a return alone, and human resources keep the rest', () => {
  expect(actsOf(row('approved', 'done'), HEAD, BEFORE)).toEqual([])
  expect(actsOf(row('approved', 'done'), HEAD, DURING)).toEqual(['resume'])
  expect(actsOf({ ...row('approved', 'done'), resumedOn: '2026-12-05' }, HEAD, AFTER)).toEqual([])
  expect(actsOf(row('approved', 'done'), HR, DURING)).toEqual(['cancel', 'attach', 'resume', 'visit', 'print'])
})
