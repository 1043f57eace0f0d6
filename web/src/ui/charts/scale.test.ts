import { expect, it } from 'vitest'
import { scaleOf } from './scale'

it('marks a chart by round numbers, the last no smaller than what it shows', () => {
  expect(scaleOf(24)).toEqual({ top: 30, marks: [0, 10, 20, 30] })
  expect(scaleOf(3)).toEqual({ top: 3, marks: [0, 1, 2, 3] })
  expect(scaleOf(48_213)).toEqual({ top: 60_000, marks: [0, 20_000, 40_000, 60_000] })
  expect(scaleOf(0)).toEqual({ top: 1, marks: [0] })
  for (const greatest of [1, 7, 99, 100, 101, 12_345, 999_999]) {
    const { top, marks } = scaleOf(greatest)
    expect(top).toBeGreaterThanOrEqual(greatest)
    expect(marks.length).toBeLessThanOrEqual(4)
  }
})
