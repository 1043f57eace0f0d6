import { expect, it } from 'vitest'
import { linkTo, recordAddress } from './record-address'

it('opens a document where its collection has a screen', () => {
  expect(recordAddress('employees', 'a b')).toBe('/rh-managements/employee/a%20b')
  expect(recordAddress('services', 's1')).toBe('/organisation-management/s1?tab=services')
  expect(recordAddress('settings', 's1')).toBeUndefined()
})

it('parts an address for the router', () => {
  expect(linkTo('/annexes/a1')).toEqual({ to: '/annexes/a1', search: {} })
  expect(linkTo('/users-management?tab=roles&q=50419')).toEqual({
    to: '/users-management',
    search: { tab: 'roles', q: '50419' },
  })
})
