import { expect, it } from 'vitest'
import { USER_LIST } from './list-config'
import { USER_PARAMS } from './search-params'

it('holds every filter of the list of users', () => {
  expect(USER_PARAMS).toEqual(['tab', ...USER_LIST.filters.map((filter) => filter.param)])
})
