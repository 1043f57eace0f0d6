import { expect, it } from 'vitest'
import type { Rights } from '@/api/rights'
import { openPlaces, placeAt } from './places'

const NOBODY = {
  auth: [],
  permissions: [],
  rolePermissions: [],
  collections: {},
  admin: false,
  heads: false,
  places: [],
  employeeId: '',
} as unknown as Rights

it('knows to which page an address belongs', () => {
  const at = (path: string) => placeAt(`/recruitment-system${path}`)
  expect(at('')).toBe('home')
  expect(at('/recruitment-processes/x/edit')).toBe('exams')
  expect(at('/categories')).toBe('positions')
  expect(at('/committees/x')).toBe('exams')
  expect(at('/candidates/new')).toBe('candidates')
})

it('leads the secretariat to every page, anybody else to what they may be a marker of', () => {
  const names = (rights: Rights) => openPlaces(rights).map(({ name }) => name)
  expect(names({ ...NOBODY, permissions: ['recruitment-system:update'] })).toContain('statistics')
  expect(names(NOBODY)).toEqual(['marking'])
})
