import { expect, test } from 'vitest'
import { monthsBetween } from './past-days'

test('days are looked at month by month, the first and the last as far as they are asked about', () => {
  expect(monthsBetween('2026-10-20', '2026-12-03')).toEqual([
    { from: '2026-10-20', to: '2026-10-31' },
    { from: '2026-11-01', to: '2026-11-30' },
    { from: '2026-12-01', to: '2026-12-03' },
  ])
  expect(monthsBetween('2027-01-04', '2026-12-03')).toEqual([])
})
