import { describe, expect, test } from 'vitest'
import type { Rights } from '@/api/rights'
import { mayEditRole, mayGive, mayGiveAccess, withinReach } from './reach'

function caller(more: Partial<Rights>): Rights {
  const nobody: Rights = {
    userId: 'u',
    profile: { $id: 'u', username: 'u', email: 'u@commune.ma' },
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
  return { ...nobody, ...more }
}

const clerk = caller({ permissions: ['users-management:*', 'annexes:read'], auth: ['/order-mission', '/archive'] })
const role = (permissions: string[], grantable: boolean) => ({ $id: 'r', permissions, grantable })
const user = (roleDocs: object[], permissions: string[] = [], auth: string[] = []) =>
  ({ roleDocs, permissions, auth }) as unknown as Parameters<typeof withinReach>[1]

describe('what a caller may give', () => {
  test('is what they hold', () => {
    for (const held of ['users-management:*', 'users-management:update', 'annexes:read', 'archive:delete'])
      expect(mayGive(clerk, held), held).toBe(true)
    for (const beyond of ['annexes:*', 'annexes:update', 'rh-managements:read', 'order-mission-admin', '*', 'admin'])
      expect(mayGive(clerk, beyond), beyond).toBe(false)
    for (const held of ['/order-mission', '/archive', '/users-management'])
      expect(mayGiveAccess(clerk, held)).toBe(true)
    for (const beyond of ['/annexes', '/settings', 'admin', 'order-mission-admin'])
      expect(mayGiveAccess(clerk, beyond), beyond).toBe(false)
    expect(mayGive(caller({ auth: ['order-mission-admin'] }), 'order-mission-admin')).toBe(true)
    expect(mayGive(caller({ admin: true }), '*') && mayGiveAccess(caller({ admin: true }), 'admin')).toBe(true)
  })

  test('says whom and which roles they may change', () => {
    expect(withinReach(clerk, user([role(['employee-portail:*'], true)]))).toBe(true)
    expect(withinReach(clerk, user([role(['annexes:read'], false)]))).toBe(true)
    expect(withinReach(clerk, user([role(['rh-managements:*'], false)]))).toBe(false)
    expect(withinReach(clerk, user([role(['*'], true)]))).toBe(false)
    expect(withinReach(clerk, user([], ['pointage:read']))).toBe(false)
    expect(withinReach(clerk, user([], [], ['/settings']))).toBe(false)
    expect(mayEditRole(clerk, role(['annexes:read'], false))).toBe(true)
    expect(mayEditRole(clerk, role(['employee-portail:*'], true))).toBe(false)
  })
})
