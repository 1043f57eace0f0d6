import { expect, it } from 'vitest'
import type { Rights } from '@/api/rights'
import type { Place } from '@/paths/place'
import { openPlaces } from './places'

const nobody = { admin: false, auth: [], permissions: [], rolePermissions: [], collections: {}, employeeId: '' }
const reader = (more: object) => ({ ...nobody, ...more }) as unknown as Rights
const place = (to: string, ...seenBy: Place['seenBy']): Place => ({ to, name: to, words: '', seenBy })
const PLACES = [
  place('/order-mission', {}),
  place('/order-mission/new', { can: 'missions.create' }),
  place('/organisation-management?tab=persons', { reads: 'persons.CIN' }),
  place('/absence-management', { holds: ['pointage:read'] }, { reads: 'annexeReports.date' }),
  place('/employee-portail?tab=absences', { is: 'employee', can: 'absences.read' }),
  place('/recruitment-system/marking', { place: '/recruitment-system/marking' }),
]
const found = (more: object) => openPlaces(reader(more), PLACES).map(({ to }) => to)

it('offers what its reader may open and see, and nothing else', () => {
  const orders = { auth: ['/order-mission'], collections: { missions: { verbs: ['create'], fields: [] } } }
  expect(found(orders)).toEqual(['/order-mission', '/order-mission/new'])
  expect(found({ ...orders, collections: {} })).toEqual(['/order-mission'])
  const persons = (fields: string[]) => ({ auth: ['/organisation-management'], collections: { persons: { fields } } })
  expect(found(persons(['CIN']))).toEqual(['/organisation-management?tab=persons'])
  expect(found(persons(['fullNameFr']))).toEqual([])
  const own = { employeeId: 'e', collections: { absences: { verbs: ['read'] } } }
  expect(found(own)).toEqual(['/employee-portail?tab=absences'])
  expect(found({ places: ['/recruitment-system/marking'] })).toEqual(['/recruitment-system/marking'])
  expect(found({})).toEqual([])
})

it('opens a screen to whoever sees any of it', () => {
  const reports = { auth: ['/absence-management'], collections: { annexeReports: { fields: ['date'] } } }
  expect(found(reports)).toEqual(['/absence-management'])
  expect(found({ ...reports, collections: {} })).toEqual([])
})

it('puts first what the roles of its reader are about', () => {
  const clerk = { auth: ['/order-mission'], rolePermissions: ['absence-management:read', 'pointage:read'] }
  expect(found(clerk)).toEqual(['/absence-management', '/order-mission'])
})
