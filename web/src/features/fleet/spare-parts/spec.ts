import type { ListSpec } from '@/api/list'

export const MOVEMENT_LIST: ListSpec<'spareMovements'> = {
  collection: 'spareMovements',
  sort: '-date',
  fallback: '-date',
  search: { text: ['reason'] },
  filters: [
    { kind: 'ref', param: 'part', field: 'partId', to: 'spareParts' },
    { kind: 'choice', param: 'kind', field: 'kind' },
    { kind: 'day', param: 'from', field: 'date', side: 'from' },
    { kind: 'day', param: 'to', field: 'date', side: 'to' },
  ],
  expand: ['part.partName', 'by.username'],
  sorts: { date: 'date', 'part.partName': 'partId', change: 'change' },
}
