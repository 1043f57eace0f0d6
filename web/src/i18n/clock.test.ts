import { expect, it } from 'vitest'
import { addDays, clockBy, clockOf, instantOf } from './clock'

it('shows a moment as the town hall does, an hour ahead of Greenwich but for Ramadan', () => {
  expect(clockOf('2025-11-21T07:30:00.000+00:00')).toEqual({ day: '2025-11-21', time: '08:30' })
  expect(clockOf('2025-03-10T08:30:00.000+00:00')).toEqual({ day: '2025-03-10', time: '08:30' })
  expect(clockOf('2025-11-21T23:30:00.000+00:00')).toEqual({ day: '2025-11-22', time: '00:30' })
})

it('finds the moment again that a clock showed', () => {
  for (const at of ['2025-11-21T07:30:00.000+00:00', '2025-03-10T08:30:00.000+00:00', '2025-12-31T23:30:00.000+00:00'])
    expect(instantOf(clockOf(at))).toBe(at)
})

it('finds it on the days when the clock changes', () => {
  expect(instantOf({ day: '2025-02-23', time: '08:00' })).toBe('2025-02-23T08:00:00.000+00:00')
  expect(instantOf({ day: '2025-02-22', time: '23:30' })).toBe('2025-02-22T22:30:00.000+00:00')
})

it('goes by what the server tells, whatever the browser knows, and by the browser before that', () => {
  const ahead = clockBy('[[1893456000,0],[1900000000,180]]')
  expect([1_893_456_000_000, 1_899_999_999_999, 1_900_000_000_000].map(ahead)).toEqual([0, 0, 180])
  expect(ahead(Date.parse('2025-07-01T00:00:00Z'))).toBe(60)
  expect(clockBy('__CLOCK__')(Date.parse('2025-03-10T00:00:00Z'))).toBe(0)
})

it('counts days on, over the end of a month', () => {
  expect(addDays('2026-02-28', 1)).toBe('2026-03-01')
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31')
})
