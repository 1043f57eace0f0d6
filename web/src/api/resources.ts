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
export const RESOURCE_GROUPS: readonly ResourceGroup[] = [
  {
    resources: [
      { id: 'annexes', label: 'menu.annexes' },
      { id: 'recruitment-system', label: 'menu.recruitment' },
    ],
  },
  {
    label: 'menu.humanResources',
    resources: [
      { id: 'rh-managements', label: 'menu.employees', actions: ['import', 'approve', 'print'] },
      { id: 'employee-portail', label: 'menu.portal', actions: ['approve'] },
      { id: 'absence-management', label: 'menu.absences', actions: ['report'] },
      { id: 'pointage', label: 'menu.attendance', actions: ['override'] },
      { id: 'assignments', label: 'menu.assignments' },
      { id: 'rhDocuments', label: 'menu.hrDocuments', actions: ['print'] },
      { id: 'organisation-management', label: 'menu.organisation' },
    ],
  },
  {
    label: 'menu.fleet',
    resources: [
      { id: 'cars-management', label: 'menu.cars', actions: ['import', 'print'] },
      { id: 'order-mission', label: 'menu.missions', actions: ['print'] },
      { id: 'park-inventaire', label: 'menu.spareParts', actions: ['import'] },
      { id: 'park-maintenance', label: 'menu.maintenance', actions: ['import'] },
    ],
  },
  {
    resources: [
      { id: 'users-management', label: 'menu.users' },
      { id: 'bureauEconomic', label: 'menu.economic', actions: ['print'] },
      { id: 'chef-bureau', label: 'menu.headBureau' },
      { id: 'chef-service', label: 'menu.headService' },
      { id: 'revenue-dashboard', label: 'menu.revenue' },
      { id: 'redevables', label: 'menu.debtors' },
      { id: 'abbatoir', label: 'menu.slaughterhouse' },
      { id: 'inventory-dashboard', label: 'menu.inventory' },
      { id: 'archive', label: 'menu.archive' },
      { id: 'statistics', label: 'menu.statistics' },
      { id: 'litiges', label: 'menu.litigation' },
    ],
  },
]

export const RESOURCES: readonly Resource[] = RESOURCE_GROUPS.flatMap((group) => group.resources)

/** Sees and edits every mission; a word, not an action on a resource. */
export const MISSION_ADMIN = 'order-mission-admin'
/** Opens everything, as an auth entry. */
export const ADMIN = 'admin'
