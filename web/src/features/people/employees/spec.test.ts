import { expect, it } from 'vitest'
import { EMPLOYEE_PARAMS } from './address'
import { EMPLOYEE_LIST } from './spec'

it('every filter of the list may stand in its address', () => {
  expect(EMPLOYEE_LIST.filters.map((filter) => filter.param)).toEqual([...EMPLOYEE_PARAMS])
})
