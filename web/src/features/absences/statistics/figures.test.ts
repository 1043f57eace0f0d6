import { expect, test } from 'vitest'
import type { AttendanceFigures } from '@/api/actions.gen'
import { isKnown, PARTS, partOf, presenceRate } from './figures'

const DAY: AttendanceFigures = {
  headcount: 17,
  present: 8,
  late: 3,
  absent: 2,
  justified: 1,
  unjustified: 1,
  away: 2,
  unknown: 2,
  notMeasured: 3,
}
const NONE: AttendanceFigures = {
  headcount: 0,
  present: 0,
  late: 0,
  absent: 0,
  justified: 0,
  unjustified: 0,
  away: 0,
  unknown: 0,
  notMeasured: 0,
}

test('the parts of the days are all of them, each once', () => {
  const parts = PARTS.map((part) => partOf(DAY, part))
  expect(parts).toEqual([5, 3, 1, 1, 2, 2, 3])
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(DAY.headcount)
})

test('presence is a part of those who were to work, and nothing where nobody was', () => {
  expect(presenceRate(DAY)).toBe(0.8)
  expect(presenceRate({ ...NONE, away: 4 })).toBeNull()
  expect([isKnown(DAY), isKnown(NONE), isKnown({ ...NONE, away: 1 })]).toEqual([true, false, true])
})
