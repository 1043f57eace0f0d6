import { MISSION_ADMIN } from '@/api/resources'
import { holdsNamed, type Rights } from '@/api/rights'
import type { Roles, Users } from '@/api/schema.gen'
import { ALL, isEverything } from './permissions'

/** What every new user has is no right that counts. */
const MISSIONS = '/order-mission'

/** Nobody gives what they do not hold: whether this caller may give that permission. The server decides. */
export function mayGive(rights: Rights, permission: string): boolean {
  if (rights.admin) return true
  const [resource = '', action] = permission.replace(/^\//, '').split(':')
  if (action !== undefined) return holdsNamed(rights, resource, action)
  return resource === MISSION_ADMIN && rights.auth.includes(MISSION_ADMIN)
}

/** The same for an entry of the list of accesses. */
export function mayGiveAccess(rights: Rights, entry: string): boolean {
  if (entry === MISSIONS || rights.admin) return true
  const [root, resource = ''] = entry.split('/')
  return root === '' ? rights.auth.includes(entry) || holdsNamed(rights, resource, ALL) : mayGive(rights, entry)
}

type Role = Pick<Roles, 'permissions' | 'grantable'>

/** Roles are given by whom an administrator lets. */
function isGrantable(role: Partial<Role>): boolean {
  return role.grantable === true && !isEverything(role.permissions ?? [])
}

/** Whether everything that a role gives is this caller's to give: else it is for administrators to change. */
export function mayEditRole(rights: Rights, role: Pick<Roles, 'permissions'>): boolean {
  return role.permissions.every((permission) => mayGive(rights, permission))
}

/** Whether a user holds nothing that this caller could not give: else the account is for administrators to change. */
export function withinReach(rights: Rights, user: Pick<Users, 'auth' | 'permissions' | 'roleDocs'>): boolean {
  if (rights.admin) return true
  const held = (role: Partial<Role>) => (role.permissions ?? []).every((permission) => mayGive(rights, permission))
  return (
    user.permissions.every((permission) => mayGive(rights, permission)) &&
    user.auth.every((entry) => mayGiveAccess(rights, entry)) &&
    (user.roleDocs ?? []).every((role) => isGrantable(role) || held(role))
  )
}
