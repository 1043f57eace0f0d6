import { expect, it } from 'vitest'
import { stateOf } from './state'

const row = (status: 'pending' | 'approved' | 'rejected', step: 'submitted' | 'manager' | 'hr' | 'done') => ({
  status,
  step,
  purpose: 'request' as const,
})

it('says whose word a request waits for', () => {
  expect(stateOf(row('pending', 'manager'))).toBe('withManager')
  expect(stateOf(row('pending', 'hr'))).toBe('withHr')
  expect(stateOf(row('pending', 'submitted'))).toBe('toCorrect')
  expect(stateOf(row('rejected', 'done'))).toBe('rejected')
  expect(stateOf({ ...row('approved', 'manager'), purpose: 'cancellation' })).toBe('cancellationAsked')
  expect(stateOf({ ...row('approved', 'done'), purpose: 'cancellation' })).toBe('approved')
})
