import type { ListSpec } from '@/api/list'

export const ACCIDENT_LIST: ListSpec<'accidents'> = {
  collection: 'accidents',
  sort: '-date',
  fallback: 'date',
  search: { text: ['location'] },
  filters: [
    { kind: 'choice', param: 'state', field: 'state' },
    { kind: 'ref', param: 'car', field: 'carId', to: 'cars' },
    { kind: 'choice', param: 'type', field: 'type' },
  ],
  expand: ['car.fullMatricule', 'employee.fullNameFr', 'employee.fullNameAr'],
  sorts: { date: 'date', location: 'location', repairCost: 'repairCost' },
}

/** The linked documents that the page of an accident shows. */
export const ACCIDENT_LINKS = ['car', 'employee'] as const

export const GROUPS = {
  what: ['carId', 'employeeId', 'date', 'location', 'type', 'repairCost', 'damages', 'remarks'],
  thirdParty: ['thirdParty'],
  reports: ['policeReportId', 'amicableReportId', 'photos'],
} as const
export type GroupName = keyof typeof GROUPS
