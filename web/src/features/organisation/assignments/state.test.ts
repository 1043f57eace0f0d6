import { expect, it } from 'vitest'
import { stateOf } from './state'

const row = { type: 'transfer', startDate: '2026-11-20T00:00:00.000+00:00', endDate: null } as const

it('stands where its dates say, the first and the last day included', () => {
  expect(stateOf(row, '2026-11-19')).toBe('planned')
  expect(stateOf(row, '2026-11-20')).toBe('effective')
  const ended = { ...row, endDate: '2026-12-31T00:00:00.000+00:00' }
  expect(stateOf(ended, '2026-12-31')).toBe('effective')
  expect(stateOf(ended, '2027-01-01')).toBe('ended')
})

it('moves nobody when it is a secondment', () => {
  expect(stateOf({ ...row, type: 'secondment' }, '2026-11-21')).toBe('noEffect')
})
