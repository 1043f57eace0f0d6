import { expect, it } from 'vitest'
import { leaveTypeName, typesInForce } from './leave-types'
import type { LeaveTypes } from './schema.gen'

const version = (code: string, validFrom: string, nameFr: string, nameAr = 'رخصة') =>
  ({ code, validFrom, nameFr, nameAr }) as LeaveTypes
const VERSIONS = [
  version('annual', '1958-01-01T00:00:00.000+00:00', 'Congé annuel'),
  version('paternity', '2020-01-01T00:00:00.000+00:00', 'Paternité'),
  version('annual', '2027-01-01T00:00:00.000+00:00', 'Congé annuel payé'),
]

it('takes of each type the version that is in force on a day', () => {
  const on = (day: string) => typesInForce(VERSIONS, 'fr', day).map(({ nameFr }) => nameFr)
  expect(on('2026-11-23')).toEqual(['Congé annuel', 'Paternité'])
  expect(on('2027-01-01')).toEqual(['Congé annuel payé', 'Paternité'])
  expect(on('1999-01-01')).toEqual(['Congé annuel'])
})

it('puts the usual type first, the others in the order of their names', () => {
  const more = [...VERSIONS, version('adoption', '1958-01-01T00:00:00.000+00:00', 'Adoption')]
  const names = typesInForce(more, 'fr', '2026-11-23').map(({ nameFr }) => nameFr)
  expect(names).toEqual(['Congé annuel', 'Adoption', 'Paternité'])
})

it('calls a type by its newest name, in the language of its reader', () => {
  expect(leaveTypeName(VERSIONS, 'annual', 'fr')).toBe('Congé annuel payé')
  expect(leaveTypeName(VERSIONS, 'annual', 'ar')).toBe('رخصة')
  expect(leaveTypeName(VERSIONS, 'gone', 'fr')).toBe('gone')
  expect(leaveTypeName(undefined, 'annual', 'fr')).toBe('annual')
})
