import type { ParseKeys } from 'i18next'

/** A resource that permissions name: the first segment of its route. */
export interface Resource {
  id: string
  label: ParseKeys<'shell'>
  /** Named actions beside reading, creating, changing and deleting. */
  actions?: readonly string[]
}

export interface ResourceGroup {
  /** What the group is called; resources outside any group stand together under none. */
  label?: ParseKeys<'shell'>
  resources: readonly Resource[]
}

/** The actions of every resource. */
export const ACTIONS = ['read', 'create', 'update', 'delete'] as const

/** All resources, in groups and in their order: whoever holds several lands on the first. */
const GROUPS = [
  {
    resources: [
      { id: 'annexes', label: 'menu.annexes', actions: ['import'] },
      { id: 'recruitment-system', label: 'menu.recruitment', actions: ['import'] },
    ],
  },
  {
    label: 'menu.humanResources',
    resources: [
      { id: 'rh-managements', label: 'menu.employees', actions: ['import', 'approve', 'print'] },
      { id: 'employee-portail', label: 'menu.portal' },
      { id: 'absence-management', label: 'menu.absences', actions: ['import', 'approve'] },
      { id: 'pointage', label: 'menu.attendance', actions: ['import'] },
      { id: 'assignments', label: 'menu.assignments', actions: ['import'] },
      { id: 'rhDocuments', label: 'menu.hrDocuments' },
      { id: 'organisation-management', label: 'menu.organisation', actions: ['import'] },
    ],
  },
  {
    label: 'menu.fleet',
    resources: [
      { id: 'cars-management', label: 'menu.cars', actions: ['import', 'print'] },
      { id: 'order-mission', label: 'menu.missions', actions: ['import'] },
      { id: 'park-inventaire', label: 'menu.spareParts', actions: ['import'] },
      { id: 'park-maintenance', label: 'menu.maintenance', actions: ['import'] },
    ],
  },
  {
    resources: [
      { id: 'users-management', label: 'menu.users', actions: ['import'] },
      { id: 'bureauEconomic', label: 'menu.economic' },
      { id: 'chef-bureau', label: 'menu.headBureau' },
      { id: 'chef-service', label: 'menu.headService' },
      { id: 'revenue-dashboard', label: 'menu.revenue' },
      { id: 'redevables', label: 'menu.debtors' },
      { id: 'abbatoir', label: 'menu.slaughterhouse' },
      {
        id: 'inventory-dashboard',
        label: 'menu.inventory',
        actions: ['import', 'move', 'count', 'reform', 'print'],
      },
      { id: 'archive', label: 'menu.archive' },
      { id: 'statistics', label: 'menu.statistics' },
      { id: 'litiges', label: 'menu.litigation' },
    ],
  },
] as const satisfies readonly ResourceGroup[]

export const RESOURCE_GROUPS: readonly ResourceGroup[] = GROUPS

type Known = (typeof GROUPS)[number]['resources'][number]
/** A resource by its name. */
export type ResourceId = Known['id']
/** What may be held on a resource: what all have, and its own. */
export type ActionOf<R extends ResourceId> =
  | (typeof ACTIONS)[number]
  | (Extract<Known, { id: R }> extends { actions: readonly (infer A extends string)[] } ? A : never)
/** A named action of a resource, as a permission is written: `rh-managements:import`. */
export type Right = { [R in ResourceId]: `${R}:${ActionOf<R>}` }[ResourceId]

export const RESOURCES: readonly Resource[] = RESOURCE_GROUPS.flatMap((group) => group.resources)

/** Sees and edits every mission; a word, not an action on a resource. */
export const MISSION_ADMIN = 'order-mission-admin'
/** Opens everything, as an auth entry. */
export const ADMIN = 'admin'
