import { expect, test } from 'vitest'
import { differencesOf, sumOf } from './figures'

const typed = { justifiedAbsences: 2, unjustifiedAbsences: 3, abscence: 5, headcount: null }

test('what the days say otherwise stands beside what was typed', () => {
  expect(differencesOf({ ...typed, difference: null })).toEqual([])
  expect(differencesOf({ ...typed, difference: { abscence: 6, odd: 1, headcount: 40 } })).toEqual([
    { field: 'abscence', typed: 5, counted: 6 },
    { field: 'headcount', typed: null, counted: 40 },
  ])
})

test('the sum is told as soon as a part of it is filled in', () => {
  expect(sumOf({ justifiedAbsences: null, unjustifiedAbsences: '' })).toBeUndefined()
  expect(sumOf({ justifiedAbsences: 2, unjustifiedAbsences: '' })).toBe(2)
  expect(sumOf({ justifiedAbsences: 0, unjustifiedAbsences: 4 })).toBe(4)
})
