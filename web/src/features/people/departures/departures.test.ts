import { expect, test } from 'vitest'
import type { StaffDeparture } from '@/api/actions.gen'
import { filterDepartures, monthsOf } from './departures'

const one = (kind: StaffDeparture['kind'], date: string, days: number) => ({ kind, date, days }) as StaffDeparture
const ITEMS = [
  one('probation', '2026-05-02', -202),
  one('retirement', '2026-11-20', 0),
  one('endOfPosting', '2026-11-30', 10),
  one('retirement', '2027-02-28', 100),
]

test('months are those in which anything is due, what has passed before them', () => {
  expect(monthsOf(ITEMS)).toEqual(['passed', '2026-11', '2027-02'])
  expect(monthsOf([])).toEqual([])
})

test('a kind and a month choose together', () => {
  expect(filterDepartures(ITEMS)).toHaveLength(4)
  expect(filterDepartures(ITEMS, 'retirement').map(({ date }) => date)).toEqual(['2026-11-20', '2027-02-28'])
  expect(filterDepartures(ITEMS, undefined, '2026-11')).toHaveLength(2)
  expect(filterDepartures(ITEMS, 'retirement', '2026-11').map(({ date }) => date)).toEqual(['2026-11-20'])
  expect(filterDepartures(ITEMS, undefined, 'passed').map(({ kind }) => kind)).toEqual(['probation'])
})
