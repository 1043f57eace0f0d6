import { expect, it } from 'vitest'
import { byCollection, type LawRow } from './law'

it('groups the rows by what they are of, and names no group without one', () => {
  const row = (collection: LawRow['collection'], key: string) => ({ collection, key }) as LawRow
  const groups = byCollection([row('holidays', 'a'), row('leaveTypes', 'b'), row('holidays', 'c')])
  expect(groups.map(({ collection, rows }) => [collection, rows.map(({ key }) => key)])).toEqual([
    ['leaveTypes', ['b']],
    ['holidays', ['a', 'c']],
  ])
})
