import { expect, it } from 'vitest'
import { addressesOf } from './addresses'

it('finds every screen of a collection from the address of its records', () => {
  expect(addressesOf('annexes').list()).toBe('/annexes')
  expect(addressesOf('annexes').make()).toBe('/annexes/new')
  expect(addressesOf('annexes').edit('a b')).toBe('/annexes/a%20b/edit')
  expect(addressesOf('services').list()).toBe('/organisation-management?tab=services')
  expect(addressesOf('services').make()).toBe('/organisation-management/new?tab=services')
  expect(addressesOf('services').edit('s1')).toBe('/organisation-management/s1/edit?tab=services')
  expect(addressesOf('accidents').list()).toBe('/cars-management/accidents')
})

it('says so when a collection has no page', () => {
  expect(() => addressesOf('fuelLogs').make()).toThrow('fuelLogs has no page')
})
