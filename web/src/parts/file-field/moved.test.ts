import { expect, it } from 'vitest'
import { moved } from './use-files-field'

it('moves one of a list by a place, and no further than its ends', () => {
  const ids = ['a', 'b', 'c']
  expect(moved(ids, 'b', -1)).toEqual(['b', 'a', 'c'])
  expect(moved(ids, 'b', 1)).toEqual(['a', 'c', 'b'])
  expect(moved(ids, 'a', -1)).toEqual(ids)
  expect(moved(ids, 'c', 1)).toEqual(ids)
})
