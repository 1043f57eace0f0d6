import type { RegisteredRouter, ToOptions } from '@tanstack/react-router'
import { type Address, addressOf } from './address'

/** What a page may be asked, as its route reads it. */
type SearchOf<To extends string> = Exclude<
  ToOptions<RegisteredRouter, string, To>['search'],
  true | ((...now: never[]) => unknown)
>

/** The addresses of the pages that code names: one that is no page, or asks what its page does not read, does not compile. */
export const paths = {
  annexes: () => addressOf({ to: '/annexes' }),
  assignments: (search: SearchOf<'/assignments'> = {}) => addressOf({ to: '/assignments', search }),
  newAssignment: (search: SearchOf<'/assignments/new'> = {}) => addressOf({ to: '/assignments/new', search }),
  units: (search: SearchOf<'/organisation-management'> = {}) => addressOf({ to: '/organisation-management', search }),

  employees: (search: SearchOf<'/rh-managements'> = {}) => addressOf({ to: '/rh-managements', search }),
  newEmployee: () => addressOf({ to: '/rh-managements/new' }),
  employee: (id: string) => addressOf({ to: '/rh-managements/employee/$id', params: { id } }),
  editEmployee: (id: string) => addressOf({ to: '/rh-managements/employee/$id/edit', params: { id } }),

  absence: (id: string) => addressOf({ to: '/absence-management/$id', params: { id } }),
  day: (id: string) => addressOf({ to: '/pointage/$id', params: { id } }),
  newAbsence: (search: SearchOf<'/absence-management/new'> = {}) =>
    addressOf({ to: '/absence-management/new', search }),
  warning: (id: string) => addressOf({ to: '/absence-management/warnings/$id', params: { id } }),
  newWarning: (search: SearchOf<'/absence-management/warnings/new'> = {}) =>
    addressOf({ to: '/absence-management/warnings/new', search }),

  cars: (search: SearchOf<'/cars-management'> = {}) => addressOf({ to: '/cars-management', search }),
  newCar: () => addressOf({ to: '/cars-management/new' }),
  car: (id: string, search: SearchOf<'/cars-management/$id'> = {}) =>
    addressOf({ to: '/cars-management/$id', params: { id }, search }),
  editCar: (id: string) => addressOf({ to: '/cars-management/$id/edit', params: { id } }),
  newAccident: (search: SearchOf<'/cars-management/accidents/new'> = {}) =>
    addressOf({ to: '/cars-management/accidents/new', search }),

  missions: (search: SearchOf<'/order-mission'> = {}) => addressOf({ to: '/order-mission', search }),
  newMission: (search: SearchOf<'/order-mission/new'> = {}) => addressOf({ to: '/order-mission/new', search }),
  mission: (id: string) => addressOf({ to: '/order-mission/$id', params: { id } }),
  editMission: (id: string) => addressOf({ to: '/order-mission/$id/edit', params: { id } }),

  maintenances: (search: SearchOf<'/park-maintenance'> = {}) => addressOf({ to: '/park-maintenance', search }),
  maintenance: (id: string) => addressOf({ to: '/park-maintenance/$id', params: { id } }),
  newMaintenance: (search: SearchOf<'/park-maintenance/new'> = {}) =>
    addressOf({ to: '/park-maintenance/new', search }),

  sparePart: (id: string) => addressOf({ to: '/park-inventaire/$id', params: { id } }),

  inventory: (search: SearchOf<'/inventory-dashboard'> = {}) => addressOf({ to: '/inventory-dashboard', search }),
  /** The items of the commune, as far as filters leave them. */
  items: (search: SearchOf<'/inventory-dashboard'> = {}) =>
    addressOf({ to: '/inventory-dashboard', search: { tab: 'inventory', ...search } }),
  newItem: (search: SearchOf<'/inventory-dashboard/new'> = {}) => addressOf({ to: '/inventory-dashboard/new', search }),
  item: (id: string, search: SearchOf<'/inventory-dashboard/$id'> = {}) =>
    addressOf({ to: '/inventory-dashboard/$id', params: { id }, search }),
  /** An office as the inventory knows it: what the code behind its door opens. */
  inventoryOffice: (id: string) => addressOf({ to: '/inventory-dashboard/bureaux/$id', params: { id } }),
  inventoryMovements: (search: SearchOf<'/inventory-dashboard'> = {}) =>
    addressOf({ to: '/inventory-dashboard', search: { tab: 'movements', ...search } }),
  inventoryMovement: (id: string) => addressOf({ to: '/inventory-dashboard/movements/$id', params: { id } }),
  newReform: (search: SearchOf<'/inventory-dashboard/reforms/new'> = {}) =>
    addressOf({ to: '/inventory-dashboard/reforms/new', search }),
  inventoryCampaign: (id: string, search: SearchOf<'/inventory-dashboard/campaigns/$id'> = {}) =>
    addressOf({ to: '/inventory-dashboard/campaigns/$id', params: { id }, search }),

  users: (search: SearchOf<'/users-management'> = {}) => addressOf({ to: '/users-management', search }),
  newUser: () => addressOf({ to: '/users-management/new' }),
  user: (id: string) => addressOf({ to: '/users-management/$id', params: { id } }),
  editUser: (id: string) => addressOf({ to: '/users-management/$id/edit', params: { id } }),
  roles: () => addressOf({ to: '/users-management', search: { tab: 'roles' } }),
  newRole: () => addressOf({ to: '/users-management/new', search: { tab: 'roles' } }),
  role: (id: string) => addressOf({ to: '/users-management/$id', params: { id }, search: { tab: 'roles' } }),
  editRole: (id: string) => addressOf({ to: '/users-management/$id/edit', params: { id }, search: { tab: 'roles' } }),

  /** A message of the outbox. */
  message: (id: string) => addressOf({ to: '/settings/administration/$id', params: { id }, search: { tab: 'outbox' } }),

  /** Who read what is sensitive. */
  readings: () => addressOf({ to: '/settings/administration', search: { tab: 'reads' } }),

  /** The page that employees have of themselves. */
  portal: (search: SearchOf<'/employee-portail'> = {}) => addressOf({ to: '/employee-portail', search }),
  ownDocuments: (search: SearchOf<'/employee-portail/documents'> = {}) =>
    addressOf({ to: '/employee-portail/documents', search }),
  leaves: (search: SearchOf<'/employee-portail/leaves'> = {}) => addressOf({ to: '/employee-portail/leaves', search }),
  newLeave: () => addressOf({ to: '/employee-portail/leaves/new' }),
  enterLeave: (employee: string) => addressOf({ to: '/rh-managements/employee/$id/leave', params: { id: employee } }),
  leave: (id: string): Address => addressOf({ to: '/employee-portail/leaves/$id', params: { id } }),
  /** What human resources keep of leave. */
  leaveDesk: () => addressOf({ to: '/rhDocuments', search: { tab: 'leaves' } }),
  correctLeave: (id: string) => addressOf({ to: '/employee-portail/leaves/$id/edit', params: { id } }),

  recruitment: () => addressOf({ to: '/recruitment-system' }),
  exams: (search: SearchOf<'/recruitment-system/recruitment-processes'> = {}) =>
    addressOf({ to: '/recruitment-system/recruitment-processes', search }),
  newExam: () => addressOf({ to: '/recruitment-system/recruitment-processes/new' }),
  exam: (id: string, search: SearchOf<'/recruitment-system/recruitment-processes/$id'> = {}) =>
    addressOf({ to: '/recruitment-system/recruitment-processes/$id', params: { id }, search }),
  newPosition: (search: SearchOf<'/recruitment-system/positions/new'> = {}) =>
    addressOf({ to: '/recruitment-system/positions/new', search }),
  newCommittee: (search: SearchOf<'/recruitment-system/committees/new'> = {}) =>
    addressOf({ to: '/recruitment-system/committees/new', search }),
  candidates: (search: SearchOf<'/recruitment-system/candidates'> = {}) =>
    addressOf({ to: '/recruitment-system/candidates', search }),
  newCandidate: (search: SearchOf<'/recruitment-system/candidates/new'> = {}) =>
    addressOf({ to: '/recruitment-system/candidates/new', search }),
  candidate: (id: string, search: SearchOf<'/recruitment-system/candidates/$id'> = {}) =>
    addressOf({ to: '/recruitment-system/candidates/$id', params: { id }, search }),
  editCandidate: (id: string) => addressOf({ to: '/recruitment-system/candidates/$id/edit', params: { id } }),
  appeals: (search: SearchOf<'/recruitment-system/appeals'> = {}) =>
    addressOf({ to: '/recruitment-system/appeals', search }),
  marking: () => addressOf({ to: '/recruitment-system/marking' }),

  verify: (docId: string) => addressOf({ to: '/verify/$docId', params: { docId } }),
}
