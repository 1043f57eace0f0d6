import { Query } from 'appwrite'
import type { ListSpec } from '@/api/list'

export const PART_LIST: ListSpec<'spareParts'> = {
  collection: 'spareParts',
  sort: 'partName',
  fallback: 'partName',
  search: { text: ['partName', 'reference', 'contract'] },
  filters: [
    {
      kind: 'case',
      param: 'stock',
      field: 'stock',
      cases: {
        short: [Query.equal('stock', ['low', 'out'])],
        out: [Query.equal('stock', 'out')],
        enough: [Query.equal('stock', 'enough')],
      },
    },
    { kind: 'word', param: 'category', field: 'category', report: 'sparePartsByCategory' },
  ],
  expand: [],
  sorts: { partName: 'partName', reference: 'reference', quantity: 'quantity', cost: 'cost', category: 'category' },
}

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

export const GROUPS = {
  identity: ['partName', 'reference', 'category', 'carType', 'unit'],
  purchase: ['contract', 'cost', 'entryDate'],
  store: ['location', 'minQuantity'],
  notes: ['characteristics'],
} as const

export type GroupName = keyof typeof GROUPS
export const GROUP_NAMES = Object.keys(GROUPS) as GroupName[]
