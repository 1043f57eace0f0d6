import { expect, it } from 'vitest'
import { insertInOrder, moveItem } from './use-files-field'

it('moves one of a list by a place, and no further than its ends', () => {
  const ids = ['a', 'b', 'c']
  expect(moveItem(ids, 'b', -1)).toEqual(['b', 'a', 'c'])
  expect(moveItem(ids, 'b', 1)).toEqual(['a', 'c', 'b'])
  expect(moveItem(ids, 'a', -1)).toEqual(ids)
  expect(moveItem(ids, 'c', 1)).toEqual(ids)
})

it('puts what arrives where it was chosen, whatever arrived before', () => {
  const chosen = ['a', 'b', 'c']
  expect(insertInOrder([], 'b', chosen)).toEqual(['b'])
  expect(insertInOrder(['b'], 'a', chosen)).toEqual(['a', 'b'])
  expect(insertInOrder(['old', 'a', 'b'], 'c', chosen)).toEqual(['old', 'a', 'b', 'c'])
  expect(insertInOrder(['old', 'c'], 'a', chosen)).toEqual(['old', 'a', 'c'])
})
