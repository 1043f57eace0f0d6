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
const ANNUAL = { certificate: false, isMedical: false }
const SICK = { certificate: true, isMedical: true }
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
  expect(actsOf(row('pending', 'manager'), OWN, ANNUAL, BEFORE)).toEqual(['withdraw'])
  expect(actsOf(row('pending', 'manager'), OWN, SICK, BEFORE)).toEqual(['withdraw', 'attach'])
  expect(actsOf(row('pending', 'submitted'), OWN, SICK, BEFORE)).toEqual(['correct', 'withdraw', 'attach'])
  expect(actsOf(row('approved', 'done'), OWN, ANNUAL, DURING)).toEqual(['cancel', 'print'])
  expect(actsOf(row('approved', 'done'), OWN, SICK, AFTER)).toEqual(['attach', 'print'])
  expect(actsOf(row('rejected', 'done'), OWN, SICK, BEFORE)).toEqual(['print'])
})

it('lets heads record a return alone, and human resources keep the rest', () => {
  expect(actsOf(row('approved', 'done'), HEAD, undefined, BEFORE)).toEqual([])
  expect(actsOf(row('approved', 'done'), HEAD, undefined, DURING)).toEqual(['resume'])
  expect(actsOf({ ...row('approved', 'done'), resumedOn: '2026-12-05' }, HEAD, undefined, AFTER)).toEqual([])
  expect(actsOf(row('approved', 'done'), HR, SICK, DURING)).toEqual(['cancel', 'attach', 'resume', 'visit', 'print'])
  expect(actsOf(row('approved', 'done'), HR, ANNUAL, DURING)).toEqual(['cancel', 'resume', 'print'])
})
