import type { ListSpec } from '@/api/list'

export const MAINTENANCE_LIST: ListSpec<'maintenances'> = {
  collection: 'maintenances',
  sort: '-date',
  fallback: '-date',
  search: { text: ['garage', 'description'] },
  filters: [
    { kind: 'choice', param: 'status', field: 'status' },
    { kind: 'choice', param: 'kind', field: 'kind' },
    { kind: 'ref', param: 'car', field: 'carId', to: 'cars' },
    { kind: 'word', param: 'garage', field: 'garage', report: 'garages' },
    { kind: 'day', param: 'from', field: 'date', side: 'from' },
    { kind: 'day', param: 'to', field: 'date', side: 'to' },
  ],
  expand: ['car.fullMatricule', 'car.type'],
  sorts: {
    date: 'date',
    totalCost: 'totalCost',
    nextDueDate: 'nextDueDate',
    'car.fullMatricule': 'carId',
  },
}

/** The linked documents that the page of a work order shows. */
export const MAINTENANCE_LINKS = ['car'] as const

export const GROUPS = {
  work: ['carId', 'kind', 'date', 'garage', 'description'],
  parts: ['parts'],
  costs: ['labourCost', 'odometer'],
  next: ['nextDueDate', 'nextDueOdometer'],
} as const
