import type { ActionId } from './actions.gen'
import type { ActionOf, ResourceId, Right } from './resources'
import type { CollectionId, Collections } from './schema.gen'
import type { StepMeta } from './schema-meta'

export type Verb = 'read' | 'create' | 'update' | 'delete' | 'import' | 'export'

/** What may be done with a collection: what is done with all, and its actions. */
export type VerbOf<C extends CollectionId> =
  | Verb
  | (ActionId extends infer A ? (A extends `${C}.${infer V}` ? V : never) : never)

/** A field of a collection that is known; of any collection, whatever is asked of it. */
type FieldOf<C extends CollectionId> = CollectionId extends C ? string : keyof Collections[C] & string

export interface CollectionRights {
  verbs: string[]
  /** Every field that some grant lets this caller read. */
  fields: string[]
  write: string[]
}

/** Who is signed in: the account, and by which names and with which face people know them, where there is such a person. */
interface Profile {
  $id: string
  username: string
  email: string
  nameFr?: string | null
  nameAr?: string | null
  photoId?: string | null
}

export interface Rights {
  userId: string
  profile: Profile
  employeeId: string
  admin: boolean
  auth: string[]
  permissions: string[]
  /** In the order of the roles: the first one with a screen is where its holder lands. */
  rolePermissions: string[]
  heads: boolean
  /** Screens that are theirs by what they are, whatever they hold; not said by what a device kept of an earlier server. */
  places?: readonly string[]
  /** Those units, by their ids. */
  units: string[]
  collections: Partial<Record<CollectionId, CollectionRights>>
}

const OPEN_TO_ALL = ['/', '/profile', '/settings', '/verify', '/apps']
const HEADS = ['/chef-bureau', '/chef-service']
/** What every new user's auth opens: it says nothing of where its holder works. */
const DEFAULT_AUTH = '/order-mission'
const PORTAL = '/employee-portail'
/** Whoever is a member of a committee marks there; who is none finds nothing. */
const MARKING = '/recruitment-system/marking'
/** The lists of presence that a device carries: whoever carries none finds none. */
const PRESENCE = '/recruitment-system/presence'
/** Whoever is a member of an open count scans there, whatever else they hold. */
const COUNTING = '/inventory-dashboard/counting'
/** Screens that rows open, and no permission. */
const OPEN_BY_ROWS = [MARKING, PRESENCE, COUNTING]
const ADMINISTRATION = '/settings/administration'
const MISSION_ADMIN = 'order-mission-admin'

function within(path: string, root: string): boolean {
  return path === root || path.startsWith(`${root}/`)
}

/** The route that a permission opens: `rh-managements:read` opens /rh-managements. */
function routeOf(permission: string): string {
  const resource = permission.split(':')[0]?.replace(/^\//, '') ?? ''
  return resource === MISSION_ADMIN ? '/order-mission' : `/${resource}`
}

function authRoute(entry: string): string {
  return entry === MISSION_ADMIN ? '/order-mission' : entry
}

/** May this caller open the screen at `path`? The server asks again for every document. */
export function opens(rights: Rights, path: string): boolean {
  if (within(path, ADMINISTRATION)) return rights.admin
  if (OPEN_TO_ALL.some((open) => (open === '/' ? path === '/' : within(path, open)))) return true
  if (rights.admin || OPEN_BY_ROWS.some((open) => within(path, open))) return true
  if (within(path, PORTAL) && (rights.employeeId || decides(rights))) return true
  if (rights.heads && HEADS.some((route) => within(path, route))) return true
  const held = [...rights.permissions, ...rights.rolePermissions]
  return (
    rights.auth.map(authRoute).some((route) => route.startsWith('/') && route !== '/' && within(path, route)) ||
    held.map(routeOf).some((route) => route !== '/' && within(path, route))
  )
}

/** Whoever may be asked to decide finds what waits on the portal, with or without a file of their own. */
function decides(rights: Rights): boolean {
  return rights.heads || holds(rights, 'rh-managements', 'approve')
}

/**
 * Where the first entry after signing in leads: an administrator stays at home; others go to the first screen of
 * their roles, else of their auth list, else to the employees' portal or the first one open to them. Nobody lands on an empty
 * screen: the missions that everybody may open are none of these, and whoever has nothing else stays at home.
 */
export function landingPage(rights: Rights, built: readonly string[]): string {
  if (rights.admin) return '/'
  const exists = (route: string) => route !== '/' && built.includes(route)
  const ofRoles = rights.rolePermissions.map(routeOf)
  const isOwnChoice = (entry: string) => entry.startsWith('/') && entry !== DEFAULT_AUTH
  const ofAuth = rights.auth.filter((entry) => isOwnChoice(entry) || entry === MISSION_ADMIN).map(authRoute)
  const portal = rights.employeeId ? [PORTAL] : []
  const isShut = (route: string) =>
    [...OPEN_TO_ALL, ...OPEN_BY_ROWS].some((all) => within(route, all)) ||
    route === DEFAULT_AUTH ||
    HEADS.some((head) => within(route, head))
  const open = built.filter((route) => !isShut(route) && opens(rights, route))
  const leads = (route: string) => rights.heads || !HEADS.includes(route)
  return [...ofRoles.filter(leads), ...ofAuth, ...portal, ...open].find(exists) ?? '/'
}

/** Whether a screen is what a role of theirs is about, and not merely open to them. */
export function isWork(rights: Rights, path: string): boolean {
  return rights.rolePermissions.map(routeOf).some((route) => route !== '/' && within(path, route))
}

/** What may be done with the rows of a collection, as their access says of each caller. */
const ROW_VERBS: readonly string[] = ['read', 'create', 'update', 'delete']

export function can<C extends CollectionId>(rights: Rights, verb: VerbOf<C>, collection: C): boolean {
  return allows(rights, verb, collection)
}

/** The same of what was read: of a declaration, of the name of a screen. */
function allows(rights: Rights, verb: string, collection: CollectionId): boolean {
  return rights.collections[collection]?.verbs.includes(verb) ?? false
}

/**
 * Whether this caller is one of those who make a step from a record as it stands; the server asks again. What one may do with
 * rows of a collection says nothing of a permission that is no verb of rows: it is held for the `resource`.
 */
export function makesStep(
  rights: Rights,
  { actors }: Pick<StepMeta, 'actors'>,
  collection: CollectionId,
  row: object,
  resource?: string,
) {
  const names = (fields: readonly string[], ids: readonly string[]) =>
    fields.some((field) => [(row as Record<string, unknown>)[field]].flat().some((id) => ids.includes(String(id))))
  return actors.some((actor) => {
    if ('permission' in actor) {
      if (allows(rights, actor.permission, collection)) return true
      return (
        resource !== undefined &&
        !ROW_VERBS.includes(actor.permission) &&
        holdsNamed(rights, resource, actor.permission)
      )
    }
    if ('auth' in actor) return rights.admin || wordsOf(rights).includes(actor.auth)
    if ('person' in actor) return rights.employeeId !== '' && names(actor.person, [rights.employeeId])
    return 'head' in actor && names(actor.head, rights.units)
  })
}

/** Whether there is anything that this caller brings in from sheets. */
export function mayImport({ collections }: Rights): boolean {
  return Object.values(collections).some(({ verbs }) => verbs.includes('import'))
}

export function readableFields(rights: Rights, collection: CollectionId): ReadonlySet<string> {
  return new Set(rights.collections[collection]?.fields)
}

export function writableFields(rights: Rights, collection: CollectionId): ReadonlySet<string> {
  return new Set(rights.collections[collection]?.write)
}

/** Rows of a collection as a whole may be listed: their fields, or at least their short form. */
export function mayRead<C extends CollectionId>(rights: Rights, collection: C, field: FieldOf<C>): boolean {
  return readableFields(rights, collection).has(field)
}

/**
 * Who is shown a screen, of those to whom its address is open. It is data, so that what there is to find can be listed
 * without the screens themselves; all that it names must hold.
 */
export interface SeenBy {
  /** Actions on resources: `pointage:read`. */
  holds?: readonly Right[]
  /** A field of the rows of a collection: `persons.CIN`. */
  reads?: { [C in CollectionId]: `${C}.${FieldOf<C>}` }[CollectionId]
  /** What may be done with a collection: `users.invite`. */
  can?: `${CollectionId}.${Verb}` | ActionId
  /** What somebody is: who has a file, who is asked to decide. */
  is?: 'employee' | 'decider'
  /** A screen that the server opens by what somebody is. */
  place?: string
}

export function isSeenBy(rights: Rights, { holds: held = [], reads, can: may, is, place }: SeenBy): boolean {
  const [on, verb] = splitName(may)
  const [collection, field] = splitName(reads)
  return (
    held.every((right) => holdsRight(rights, right)) &&
    (reads === undefined || mayRead(rights, collection, field)) &&
    (may === undefined || allows(rights, verb, on)) &&
    (is !== 'employee' || rights.employeeId !== '') &&
    (is !== 'decider' || decides(rights)) &&
    (place === undefined || (rights.places?.includes(place) ?? false))
  )
}

function splitName(name = '.'): [CollectionId, string] {
  const [collection, rest] = name.split('.')
  return [collection as CollectionId, rest ?? '']
}

/** Sees and writes every mission, and may override what stands against one. */
export function administersMissions(rights: Rights): boolean {
  return rights.admin || wordsOf(rights).includes(MISSION_ADMIN)
}

const wordsOf = ({ auth, permissions, rolePermissions }: Rights) => [...auth, ...permissions, ...rolePermissions]

/** A named action of a resource (`rh-managements`, `import`). */
export function holds<R extends ResourceId>(rights: Rights, resource: R, action: ActionOf<R>): boolean {
  return holdsNamed(rights, resource, action)
}

export function holdsRight(rights: Rights, permission: Right): boolean {
  const [resource = '', action = ''] = permission.split(':')
  return holdsNamed(rights, resource, action)
}

/** The same of what was read: of a declaration, of what somebody was given. */
export function holdsNamed(rights: Rights, resource: string, action: string): boolean {
  const held = [...rights.permissions, ...rights.rolePermissions].map((permission) => permission.replace(/^\//, ''))
  const enough = ['*', `${resource}:*`, `${resource}:${action}`]
  return rights.admin || rights.auth.includes(`/${resource}`) || held.some((permission) => enough.includes(permission))
}
