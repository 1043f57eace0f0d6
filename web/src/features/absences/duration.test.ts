import { expect, test } from 'vitest'
import { hoursOf } from './duration'

test('minutes are hours and what is left of them, with the sign before both', () => {
  expect(hoursOf(450)).toEqual({ sign: '', hours: 7, rest: 30 })
  expect(hoursOf(0)).toEqual({ sign: '', hours: 0, rest: 0 })
  expect(hoursOf(-61)).toEqual({ sign: '−', hours: 1, rest: 1 })
})
