import { expect, it } from 'vitest'
import { boundsOf, daysOf, isMonth, monthAfter, weekdayOf, weeksOf } from './month'

it('counts on from a month, over the year in either direction', () => {
  expect(monthAfter('2026-11', 1)).toBe('2026-12')
  expect(monthAfter('2026-12', 1)).toBe('2027-01')
  expect(monthAfter('2026-01', -1)).toBe('2025-12')
})

it('knows the days of a month, of a leap year too', () => {
  expect(daysOf('2026-11')).toHaveLength(30)
  expect(daysOf('2028-02').at(-1)).toBe('2028-02-29')
})

it('begins weeks on Monday, and fills them with the days around the month', () => {
  expect(weekdayOf('2026-11-22')).toBe(7)
  const weeks = weeksOf('2026-11')
  expect(weeks).toHaveLength(6)
  expect(weeks[0]?.[0]).toBe('2026-10-26')
  expect(weeks.at(-1)?.at(-1)).toBe('2026-12-06')
  expect(weeksOf('2027-02')).toHaveLength(4)
})

it('lies between two midnights of the commune', () => {
  expect(boundsOf('2025-11')).toEqual({
    from: '2025-10-31T23:00:00.000+00:00',
    to: '2025-11-30T23:00:00.000+00:00',
  })
})

it('takes nothing else for a month', () => {
  expect(['2026-11', '2026-13', '2026-1', 7].map(isMonth)).toEqual([true, false, false, false])
})
