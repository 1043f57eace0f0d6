import { expect, it } from 'vitest'
import { ageGroups, ageOn } from './ages'

it('counts full years', () => {
  expect(ageOn('1990-06-15', '2026-06-14')).toBe(35)
  expect(ageOn('1990-06-15T00:00:00.000+00:00', '2026-06-15')).toBe(36)
})

it('puts people into groups on the day that the exam names', () => {
  const groups = ageGroups(
    [
      { birth: '2010-01-01', count: 1 },
      { birth: '2001-01-02', count: 2 },
      { birth: '2001-01-01', count: 3 },
      { birth: '1970-05-05', count: 4 },
    ],
    '2026-01-01',
  )
  expect(groups.map(({ from, to, count }) => [from, to, count])).toEqual([
    [18, 24, 3],
    [25, 29, 3],
    [30, 34, 0],
    [35, 39, 0],
    [40, 44, 0],
    [45, undefined, 4],
  ])
})
