import type { CollectionId } from '@/api/schema.gen'

const ORGANISATION = '/organisation-management'
const tabbed = (list: string, tab: string) => (id: string) => `${list}/${id}?tab=${tab}`

/** Where a document of each collection opens. A collection without a screen of its own has none. */
const ADDRESSES: Partial<Record<CollectionId, (id: string) => string>> = {
  employees: (id) => `/rh-managements/employee/${id}`,
  annexes: (id) => `/annexes/${id}`,
  assignments: (id) => `/assignments/${id}`,
  missions: (id) => `/order-mission/${id}`,
  services: tabbed(ORGANISATION, 'services'),
  bureaux: tabbed(ORGANISATION, 'bureaux'),
  divisions: tabbed(ORGANISATION, 'divisions'),
  directions: tabbed(ORGANISATION, 'directions'),
  buildings: tabbed(ORGANISATION, 'buildings'),
  employeeTypes: tabbed(ORGANISATION, 'types'),
  persons: tabbed(ORGANISATION, 'persons'),
  holidays: tabbed(ORGANISATION, 'holidays'),
  workSchedules: tabbed(ORGANISATION, 'schedules'),
  cars: (id) => `/cars-management/${id}`,
  accidents: (id) => `/cars-management/accidents/${id}`,
  maintenances: (id) => `/park-maintenance/${id}`,
  spareParts: (id) => `/park-inventaire/${id}`,
  users: (id) => `/users-management/${id}`,
  roles: tabbed('/users-management', 'roles'),
}

export function recordAddress(collection: CollectionId, id: string): string | undefined {
  return ADDRESSES[collection]?.(encodeURIComponent(id))
}

/** An address as the router's links take it: its path, and what is asked in it. */
export function linkTo(address: string): { to: string; search: never } {
  const [to = '', query = ''] = address.split('?')
  return { to, search: Object.fromEntries(new URLSearchParams(query)) as never }
}
