import { expect, test } from 'vitest'
import { periodOf } from './period'

test('an address names a period, and what it cannot mean is this month', () => {
  expect(periodOf({}, '2026-11-23')).toEqual({ from: '2026-11-01', to: '2026-11-23', by: 'day' })
  expect(periodOf({ from: '2026-01-01', to: '2026-06-30', by: 'month' }, '2026-11-23')).toEqual({
    from: '2026-01-01',
    to: '2026-06-30',
    by: 'month',
  })
  expect(periodOf({ from: '2026-13-01', to: 7, by: 'year' }, '2026-11-23')).toEqual({
    from: '2026-11-01',
    to: '2026-11-23',
    by: 'day',
  })
})
