import { expect, it } from 'vitest'
import { paths } from './paths'
import { addressesOf, recordAddress, recordAt } from './record-address'

it('opens a document where its collection has a screen', () => {
  expect(recordAddress('employees', 'a b')).toBe('/rh-managements/employee/a%20b')
  expect(recordAddress('services', 's1')).toBe('/organisation-management/s1?tab=services')
  expect(recordAddress('settings', 's1')).toBeUndefined()
})

it('knows which record opens at an address', () => {
  expect(recordAt('/rh-managements/employee/a%20b', {}, 'a b')).toEqual({ collection: 'employees', id: 'a b' })
  expect(recordAt('/cars-management/c1', { tab: 'papers' }, 'c1')).toEqual({ collection: 'cars', id: 'c1' })
  expect(recordAt('/users-management/r1', { tab: 'roles' }, 'r1')).toEqual({ collection: 'roles', id: 'r1' })
  expect(recordAt('/users-management/u1', {}, 'u1')).toEqual({ collection: 'users', id: 'u1' })
  expect(recordAt('/users-management/u1', { tab: 'access' }, 'u1')).toEqual({ collection: 'users', id: 'u1' })
  expect(recordAt('/organisation-management/s1', { tab: 'services' }, 's1')).toEqual({
    collection: 'services',
    id: 's1',
  })
  expect(recordAt('/cars-management/c1/edit', {}, 'c1')).toBeUndefined()
})

it('finds every screen of a collection from the address of its records', () => {
  expect(addressesOf('annexes').list()).toBe('/annexes')
  expect(addressesOf('annexes').make()).toBe('/annexes/new')
  expect(addressesOf('annexes').edit('a b')).toBe('/annexes/a%20b/edit')
  expect(addressesOf('services').list()).toBe('/organisation-management?tab=services')
  expect(addressesOf('services').make()).toBe('/organisation-management/new?tab=services')
  expect(addressesOf('services').edit('s1')).toBe('/organisation-management/s1/edit?tab=services')
  expect(addressesOf('accidents').list()).toBe('/cars-management/accidents')
  const employees = addressesOf('employees', paths.employees())
  expect([employees.list(), employees.make()]).toEqual(['/rh-managements', '/rh-managements/new'])
  expect(employees.edit('e1')).toBe('/rh-managements/employee/e1/edit')
})

it('finds the list of those that refer to a document', () => {
  expect(addressesOf('assignments').listOf('annexeId', 'a 1')).toBe('/assignments?annexe=a+1')
  expect(addressesOf('bureaux').listOf('serviceId', 's1')).toBe('/organisation-management?tab=bureaux&service=s1')
})

it('says so when a collection has no page', () => {
  expect(() => addressesOf('fuelLogs').make()).toThrow('fuelLogs has no page')
})
