import { expect, it } from 'vitest'
import type { LawDifference } from '@/api/actions.gen'
import { byCollection } from './law'

it('groups the rows by what they are of, and names no group without one', () => {
  const row = (collection: LawDifference['collection'], key: string) => ({ collection, key }) as LawDifference
  const groups = byCollection([row('holidays', 'a'), row('leaveTypes', 'b'), row('holidays', 'c')])
  expect(groups.map(({ collection, rows }) => [collection, rows.map(({ key }) => key)])).toEqual([
    ['leaveTypes', ['b']],
    ['holidays', ['a', 'c']],
  ])
})
