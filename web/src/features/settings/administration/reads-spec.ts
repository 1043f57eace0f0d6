import type { ListSpec } from '@/api/list'

export const READS: ListSpec<'reads'> = {
  collection: 'reads',
  sort: '-at',
  fallback: '-$createdAt',
  search: { text: ['whoName', 'documentId'] },
  filters: [
    { kind: 'choice', param: 'door', field: 'door' },
    { kind: 'ref', param: 'employeeId', field: 'employeeId', to: 'employees' },
    { kind: 'dateBound', param: 'from', field: 'day', side: 'from' },
    { kind: 'dateBound', param: 'to', field: 'day', side: 'to' },
  ],
  expand: ['employee.fullNameFr', 'employee.fullNameAr'],
  sorts: { at: 'at', whoName: 'whoName', count: 'count' },
}

export const READS_PARAMS = READS.filters.map((filter) => filter.param)
