import { expect, it } from 'vitest'
import { detailLinks, detailOf, otherTitle, pickedBy, titleOf, titles } from './titles'

it('calls a document by the fields that its collection declares', () => {
  const employee = { $id: 'e', $collectionId: 'employees', fullNameFr: 'Amal', fullNameAr: 'أمل', name: 'another' }
  expect(titles(employee)).toEqual({ fr: 'Amal', ar: 'أمل' })
  expect([titleOf(employee, 'ar'), otherTitle(employee, 'ar')]).toEqual(['أمل', 'Amal'])
  expect(titleOf({ $id: 'p', $collectionId: 'spareParts', partName: 'Filtre' }, 'fr')).toBe('Filtre')
})

it('calls a mission by its number, and a car by its plate as it hangs there', () => {
  expect(titleOf({ $id: 'm', $collectionId: 'missions', num: 12, year: 2026, mission: 'Rabat' }, 'ar')).toBe('12/2026')
  const car = titleOf({ $id: 'c', $collectionId: 'cars', fullMatricule: '152323-ج-1' }, 'fr')
  expect(car.replace(/[\u2066\u2069\u200E]/g, '')).toBe('152323-ج-1')
  expect(car.startsWith('\u2066')).toBe(true)
})

it('falls back on the id of what has no name, and on nothing without a document', () => {
  expect(titleOf({ $id: 'a', $collectionId: 'assignments' }, 'fr')).toBe('a')
  expect(titleOf(null, 'fr')).toBe('')
})

it('is told from another of its name by what its reader sees of it', () => {
  const employee = { $collectionId: 'employees', FONCTION: 'Technicien', CIN: '', N_PERS_ACT: 500123 }
  const service = { $collectionId: 'services', nameFr: 'État civil', nameAr: 'الحالة المدنية' }
  expect(detailOf({ ...employee, service }, 'fr')).toBe('Technicien · État civil · 500123')
  expect(detailOf({ ...employee, service: null, CIN: 'AB12' }, 'fr')).toBe('Technicien · AB12')
  expect(detailOf({ $collectionId: 'annexes' }, 'fr')).toBe('')
  expect(detailLinks('employees', new Set(['FONCTION', 'serviceId']))).toEqual(['service.*'])
  expect(detailLinks('employees', new Set(['FONCTION']))).toEqual([])
})

it('looks for one where its declaration says, else in its title', () => {
  expect(pickedBy('users')).toEqual(['username', 'email'])
  expect(pickedBy('services')).toEqual(['nameFr', 'nameAr'])
})
