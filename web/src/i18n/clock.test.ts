import { expect, it } from 'vitest'
import { clockOf, instantOf } from './clock'

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
