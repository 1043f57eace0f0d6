import { expect, it } from 'vitest'
import { differenceOf, linesOf } from './lines'

it('sends what was counted, none as well, and nothing of what was not looked at', () => {
  const typed = new Map([
    ['a', { counted: 0, note: ' casse ' }],
    ['b', { note: 'plus tard' }],
    ['c', { counted: 4, note: ' ' }],
  ])
  expect(linesOf(typed)).toEqual([
    { partId: 'a', counted: 0, note: 'casse' },
    { partId: 'c', counted: 4 },
  ])
})

it('says how far the store is off', () => {
  expect(differenceOf({ quantity: 5 })).toBeUndefined()
  expect(differenceOf({ quantity: 5 }, { counted: 3 })).toBe(-2)
  expect(differenceOf({ quantity: null as unknown as number }, { counted: 3 })).toBe(3)
})
