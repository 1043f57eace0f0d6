import { ACTIONS, ADMIN, MISSION_ADMIN, RESOURCES, type Resource } from '@/api/resources'

/** Every action on every resource. */
export const EVERYTHING = '*'
/** Every action on one resource. */
export const ALL = '*'

/** A cell of the matrix: held, not held, or held because something wider is. */
export type Cell = 'on' | 'off' | 'implied'

interface Parsed {
  resource: string
  action: string
}

/** `resource:action`; a leading `/` is dropped as the server drops it. Words alone are none. */
function parse(permission: string): Parsed | undefined {
  const [resource, action, more] = permission.replace(/^\//, '').split(':')
  return resource && action && more === undefined ? { resource, action } : undefined
}

function is(permission: string, resource: string, action: string): boolean {
  const parsed = parse(permission)
  return parsed?.resource === resource && parsed.action === action
}

export function isEverything(permissions: readonly string[]): boolean {
  return permissions.some((permission) => permission === EVERYTHING || permission === ADMIN)
}

export function cellOf(permissions: readonly string[], resource: string, action: string): Cell {
  if (isEverything(permissions)) return 'implied'
  if (permissions.some((permission) => is(permission, resource, action))) return 'on'
  return permissions.some((permission) => is(permission, resource, ALL)) ? 'implied' : 'off'
}

/** The actions of a resource's row: those of all, its own, and whatever else is held on it. */
export function actionsOf(resource: Resource, permissions: readonly string[]): string[] {
  const held = permissions.flatMap((permission) => {
    const parsed = parse(permission)
    return parsed && parsed.resource === resource.id && parsed.action !== ALL ? [parsed.action] : []
  })
  return [...new Set([...ACTIONS, ...(resource.actions ?? []), ...held])]
}

/** Puts `made` where the first of the permissions that it replaces stood: their order decides where a holder lands. */
function replacePermissions(
  permissions: readonly string[],
  gone: (permission: string) => boolean,
  made: readonly string[],
) {
  const at = permissions.findIndex(gone)
  const kept = permissions.filter((permission) => !gone(permission))
  if (at < 0) return [...kept, ...made]
  const before = permissions.slice(0, at).filter((permission) => !gone(permission)).length
  return [...kept.slice(0, before), ...made, ...kept.slice(before)]
}

/**
 * The permissions after a click on a cell. The cell of all actions takes the place of single ones; a single one taken
 * out of all leaves the others.
 */
export function toggleAction(permissions: readonly string[], resource: Resource, action: string): string[] {
  const { id } = resource
  const cell = cellOf(permissions, id, action)
  if (isEverything(permissions)) return [...permissions]
  if (action === ALL) {
    return cell === 'on'
      ? permissions.filter((permission) => !is(permission, id, ALL))
      : replacePermissions(permissions, (permission) => parse(permission)?.resource === id, [`${id}:${ALL}`])
  }
  if (cell === 'on') return permissions.filter((permission) => !is(permission, id, action))
  if (cell === 'off') return [...permissions, `${id}:${action}`]
  const others = actionsOf(resource, permissions).filter((other) => other !== action)
  return replacePermissions(
    permissions,
    (permission) => parse(permission)?.resource === id,
    others.map((other) => `${id}:${other}`),
  )
}

/** All or not all; the single permissions stay beneath, to be found again when all is taken back. */
export function withEverything(permissions: readonly string[], on: boolean): string[] {
  const single = permissions.filter((permission) => permission !== EVERYTHING && permission !== ADMIN)
  return on ? [EVERYTHING, ...single] : single
}

export function togglePermission(permissions: readonly string[], word: string): string[] {
  return permissions.includes(word) ? permissions.filter((permission) => permission !== word) : [...permissions, word]
}

/** What is held of each resource, in the order of the menu; a resource of which nothing is held is left out. */
export function groupByResource(permissions: readonly string[]): { resource: Resource; actions: string[] }[] {
  return RESOURCES.flatMap((resource) => {
    const all = cellOf(permissions, resource.id, ALL) !== 'off'
    const actions = all
      ? [ALL]
      : actionsOf(resource, permissions).filter((action) => cellOf(permissions, resource.id, action) === 'on')
    return actions.length > 0 ? [{ resource, actions }] : []
  })
}

/** What the matrix has no cell for: it is kept as it is. */
export function unknownPermissions(permissions: readonly string[]): string[] {
  const known = new Set(RESOURCES.map((resource) => resource.id))
  const words = [EVERYTHING, ADMIN, MISSION_ADMIN]
  return permissions.filter(
    (permission) => !words.includes(permission) && !known.has(parse(permission)?.resource ?? ''),
  )
}

interface Holder {
  auth: readonly string[]
  permissions: readonly string[]
  roleDocs?: readonly { permissions?: readonly string[] }[] | null
}

/** What a user may do in all, each permission once: direct ones, those of the roles, and whole modules by access. */
export function effectivePermissions({ auth, permissions, roleDocs }: Holder): string[] {
  const opened = auth.map((entry) => (entry.startsWith('/') ? `${entry.slice(1)}:${ALL}` : entry))
  const roles = (roleDocs ?? []).flatMap((role) => role.permissions ?? [])
  const all = [...permissions, ...roles, ...opened].map((permission) => permission.replace(/^\//, ''))
  return [...new Set(all.includes(MISSION_ADMIN) ? [...all, `order-mission:${ALL}`] : all)]
}
