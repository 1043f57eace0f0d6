import { expect, it } from 'vitest'
import { moved, placed } from './use-files-field'

it('moves one of a list by a place, and no further than its ends', () => {
  const ids = ['a', 'b', 'c']
  expect(moved(ids, 'b', -1)).toEqual(['b', 'a', 'c'])
  expect(moved(ids, 'b', 1)).toEqual(['a', 'c', 'b'])
  expect(moved(ids, 'a', -1)).toEqual(ids)
  expect(moved(ids, 'c', 1)).toEqual(ids)
})

it('puts what arrives where it was chosen, whatever arrived before', () => {
  const chosen = ['a', 'b', 'c']
  expect(placed([], 'b', chosen)).toEqual(['b'])
  expect(placed(['b'], 'a', chosen)).toEqual(['a', 'b'])
  expect(placed(['old', 'a', 'b'], 'c', chosen)).toEqual(['old', 'a', 'b', 'c'])
  expect(placed(['old', 'c'], 'a', chosen)).toEqual(['old', 'a', 'c'])
})
