import { describe, expect, it } from 'vitest'
import { can, holds, isSeenBy, landingPage, makesStep, opens, type Rights } from './rights'
import type { StepActor } from './schema-meta'

const nobody: Rights = {
  userId: 'u',
  profile: { $id: 'p', username: 'n', email: 'n@example.ma' },
  employeeId: '',
  admin: false,
  auth: [],
  permissions: [],
  rolePermissions: [],
  heads: false,
  places: [],
  units: [],
  collections: {},
}
const BUILT = ['/', '/profile', '/settings', '/annexes', '/rh-managements', '/users-management', '/recruitment-system']

describe('a route', () => {
  it('is open to an administrator, whatever it is', () => {
    expect(opens({ ...nobody, admin: true }, '/settings/administration')).toBe(true)
    expect(opens({ ...nobody, admin: true }, '/litiges/Avocats')).toBe(true)
  })

  it('is open by its own auth entry or by a parent of it', () => {
    const rights = { ...nobody, auth: ['/order-mission', '/litiges'] }
    expect(opens(rights, '/order-mission')).toBe(true)
    expect(opens(rights, '/litiges/Recours')).toBe(true)
    expect(opens(rights, '/order-missions')).toBe(false)
  })

  it('is open by the resource of a permission, on it and below', () => {
    const rights = { ...nobody, permissions: ['recruitment-system:read'], rolePermissions: ['rh-managements:*'] }
    expect(opens(rights, '/recruitment-system/candidates/new')).toBe(true)
    expect(opens(rights, '/rh-managements/employee/1')).toBe(true)
    expect(opens(rights, '/users-management')).toBe(false)
  })

  it('is open to everybody at home, profile and settings, but not the administration of the commune', () => {
    for (const path of ['/', '/profile', '/settings', '/settings/display']) expect(opens(nobody, path)).toBe(true)
    expect(opens(nobody, '/settings/administration')).toBe(false)
    expect(opens(nobody, '/annexes')).toBe(false)
  })

  it('is open to those it is about: the portal to employees, the unit to its head', () => {
    expect(opens(nobody, '/employee-portail/leaves')).toBe(false)
    expect(opens({ ...nobody, employeeId: 'e1' }, '/employee-portail/leaves')).toBe(true)
    expect(opens(nobody, '/chef-bureau')).toBe(false)
    expect(opens({ ...nobody, heads: true }, '/chef-bureau')).toBe(true)
    // Who decides finds what waits there, with or without a file of their own.
    expect(opens({ ...nobody, heads: true }, '/employee-portail')).toBe(true)
    expect(opens({ ...nobody, permissions: ['rh-managements:approve'] }, '/employee-portail')).toBe(true)
    expect(opens({ ...nobody, permissions: ['rh-managements:read'] }, '/employee-portail')).toBe(false)
  })

  it('of marking is open to whoever may be a member of a committee, and nobody lands there', () => {
    expect(opens(nobody, '/recruitment-system/marking')).toBe(true)
    expect(opens(nobody, '/recruitment-system')).toBe(false)
    expect(landingPage(nobody, [...BUILT, '/recruitment-system/marking'])).toBe('/')
  })

  it('of the missions is open to their administrator', () => {
    expect(opens({ ...nobody, auth: ['order-mission-admin'] }, '/order-mission')).toBe(true)
    expect(opens({ ...nobody, rolePermissions: ['order-mission-admin'] }, '/order-mission')).toBe(true)
  })
})

describe('the first entry', () => {
  it('keeps an administrator at home', () => {
    expect(landingPage({ ...nobody, admin: true }, BUILT)).toBe('/')
  })

  it('leads to the first screen of the roles, in their order', () => {
    const rights = {
      ...nobody,
      rolePermissions: ['printing:*', 'rh-managements:*', 'annexes:read'],
      auth: ['/annexes'],
    }
    expect(landingPage(rights, BUILT)).toBe('/rh-managements')
  })

  it('leads to the first built auth entry when the roles name no screen', () => {
    const rights = {
      ...nobody,
      rolePermissions: ['statistics:read'],
      auth: ['admin-like', '/order-mission', '/annexes'],
    }
    expect(landingPage(rights, BUILT)).toBe('/annexes')
  })

  it('never leads to an empty screen: the missions that everybody may open, a unit that one does not head', () => {
    const built = [...BUILT, '/order-mission', '/chef-bureau']
    const auth = ['/order-mission']
    expect(landingPage({ ...nobody, auth, employeeId: 'e' }, built)).toBe('/')
    expect(landingPage({ ...nobody, auth }, built)).toBe('/')
    expect(landingPage({ ...nobody, auth: [...auth, '/annexes'] }, built)).toBe('/annexes')
    expect(landingPage({ ...nobody, auth: [...auth, 'order-mission-admin'] }, built)).toBe('/order-mission')
    expect(landingPage({ ...nobody, auth, employeeId: 'e' }, [...built, '/employee-portail'])).toBe('/employee-portail')
    const head = { ...nobody, rolePermissions: ['chef-bureau:*'] }
    expect(landingPage(head, built)).toBe('/')
    expect(landingPage({ ...head, heads: true }, built)).toBe('/chef-bureau')
  })

  it('leads to any open screen, and home when there is none', () => {
    expect(landingPage({ ...nobody, permissions: ['users-management:read'] }, BUILT)).toBe('/users-management')
    expect(landingPage(nobody, BUILT)).toBe('/')
  })
})

describe('a named action', () => {
  it('is held by its own permission, by all of its resource, by the auth entry, by an administrator', () => {
    const imports = (rights: Partial<Rights>) => holds({ ...nobody, ...rights }, 'rh-managements', 'import')
    expect(imports({ permissions: ['rh-managements:import'] })).toBe(true)
    expect(imports({ rolePermissions: ['/rh-managements:*'] })).toBe(true)
    expect(imports({ auth: ['/rh-managements'] })).toBe(true)
    expect(imports({ admin: true })).toBe(true)
    expect(imports({ permissions: ['rh-managements:create', 'annexes:*'], auth: ['/annexes'] })).toBe(false)
  })

  it('is a type: what is misspelt, or no action of its resource, does not compile', () => {
    // @ts-expect-error
    expect(holds(nobody, 'rh-management', 'import')).toBe(false)
    // @ts-expect-error
    expect(holds(nobody, 'annexes', 'approve')).toBe(false)
    // @ts-expect-error
    expect(can(nobody, 'invit', 'users')).toBe(false)
    // @ts-expect-error
    expect(isSeenBy(nobody, { holds: ['pointage:override'] })).toBe(false)
    // @ts-expect-error
    expect(isSeenBy(nobody, { reads: 'persons.cin' })).toBe(false)
  })
})

describe('who makes a step', () => {
  const row = { persoActifId: 'amal', companions: ['karim'], bureau: 'b1' }
  const makes = (actor: StepActor, more: Partial<Rights> = {}) =>
    makesStep({ ...nobody, ...more }, { actors: [actor] }, 'missions', row)

  it('is said by its declaration: a permission, a word, a person, a head, or the house alone', () => {
    const updates = { collections: { missions: { verbs: ['update'], fields: [], write: [] } } }
    expect(makes({ permission: 'update' }, updates)).toBe(true)
    expect(makes({ auth: 'order-mission-admin' }, { permissions: ['order-mission-admin'] })).toBe(true)
    expect(makes({ person: ['persoActifId', 'companions'] }, { employeeId: 'karim' })).toBe(true)
    expect(makes({ head: ['bureau'] }, { units: ['b1'] })).toBe(true)
    for (const actor of [{ person: ['bureau'] }, { head: ['bureau'] }, { engine: true }] as const) {
      expect(makes(actor, { admin: true, employeeId: 'other', ...updates })).toBe(false)
    }
  })

  it('is asked of the resource, where what is held is no verb of rows', () => {
    const approves = (permissions: string[], resource?: string) =>
      makesStep({ ...nobody, permissions }, { actors: [{ permission: 'approve' }] }, 'absences', row, resource)
    expect(approves(['absence-management:approve'], 'absence-management')).toBe(true)
    expect(approves(['absence-management:*'], 'absence-management')).toBe(true)
    expect(approves(['absence-management:read'], 'absence-management')).toBe(false)
    expect(approves(['rh-managements:approve'], 'absence-management')).toBe(false)
    expect(approves(['absence-management:approve'])).toBe(false)
    const updates = (permissions: string[]) =>
      makesStep(
        { ...nobody, permissions },
        { actors: [{ permission: 'update' }] },
        'absences',
        row,
        'absence-management',
      )
    expect(updates(['absence-management:update']), 'rows of it are not updated by anybody').toBe(false)
  })
})
