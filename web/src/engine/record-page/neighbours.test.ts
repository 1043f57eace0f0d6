import { expect, it } from 'vitest'
import { placeOf } from './neighbours'

const page = (ids: string[], page: number, total: number) => ({ ids, page, size: 3, total })

it('stands between those beside it, at its number among all', () => {
  expect(placeOf('b', page(['a', 'b', 'c'], 1, 7))).toEqual({ at: 2, previous: 'a', next: 'c' })
  expect(placeOf('e', page(['d', 'e', 'f'], 2, 7))).toEqual({ at: 5, previous: 'd', next: 'f' })
})

it('looks beyond the edge of its page, but not beyond the list', () => {
  expect(placeOf('a', page(['a', 'b', 'c'], 1, 7))).toEqual({ at: 1, next: 'b' })
  expect(placeOf('c', page(['a', 'b', 'c'], 1, 7))).toEqual({ at: 3, previous: 'b', after: 2 })
  expect(placeOf('d', page(['d', 'e', 'f'], 2, 7))).toEqual({ at: 4, next: 'e', before: 1 })
  expect(placeOf('g', page(['g'], 3, 7))).toEqual({ at: 7, before: 2 })
})

it('has no neighbours in a list that it does not stand in', () => {
  expect(placeOf('z', page(['a'], 1, 1))).toBeUndefined()
})
