import type { ColumnEntry } from '@/engine/collection-screen/definition'
import { period, type RelatedScreen, relatedCollection } from '@/engine/collection-screen/related'
import { LinkedField } from '@/fields/linked-value'
import { paths } from '@/paths/paths'
import { ItemCell, OfficeCell, QuantityCell } from './items/cells'
import { KindBadge } from './movements/cells'

const ITEM: ColumnEntry<'inventoryItems'> = {
  key: 'designation',
  fields: ['designation', 'inventoryNumber', 'photoId'],
  render: (row) => <ItemCell row={row} />,
}
const QUANTITY: ColumnEntry<'inventoryItems'> = {
  key: 'quantity',
  render: (row) => <QuantityCell quantity={row.quantity} />,
}

/** A thing where its list says nothing of where it stands. */
export const OFFICE_COLUMNS: readonly ColumnEntry<'inventoryItems'>[] = [
  ITEM,
  { key: 'bureauId', render: (row) => <OfficeCell row={row} /> },
  'employeeId',
  QUANTITY,
  'state',
  'condition',
  '?typeId',
]

/** What stands in an office. */
export const inOffice: RelatedScreen = relatedCollection('inventoryItems', {
  field: 'bureauId',
  texts: 'inventory:inOffice',
  columns: [ITEM, 'employeeId', QUANTITY, 'state', 'condition', 'typeId', '?acquiredOn', '?price'],
  sort: 'designation',
  sorts: ['designation', 'employeeId', 'quantity', 'typeId', 'acquiredOn', 'price'],
  filters: ['state', 'typeId'],
  nameOf: (row) => row.designation,
  addAt: (bureau) => paths.newItem({ bureau }),
})

/** What somebody holds. */
export const heldBy: RelatedScreen = relatedCollection('inventoryItems', {
  field: 'employeeId',
  texts: 'inventory-acts:held',
  columns: [
    ITEM,
    { key: 'bureauId', render: (row) => <OfficeCell row={row} /> },
    QUANTITY,
    'state',
    'condition',
    '?typeId',
  ],
  sort: 'designation',
  sorts: ['designation', 'bureauId', 'quantity'],
  filters: ['state'],
  nameOf: (row) => row.designation,
})

/** What was handed to somebody, and what became of it. */
export const handedTo: RelatedScreen = relatedCollection('inventoryMovements', {
  field: 'toEmployeeId',
  texts: 'inventory-acts:handed',
  columns: [
    'on',
    { key: 'itemId', render: (row) => <LinkedField collection="inventoryMovements" name="itemId" row={row} /> },
    { key: 'kind', render: (row) => <KindBadge row={row} /> },
    { key: 'quantity', render: (row) => <QuantityCell quantity={row.quantity} /> },
    'acceptedAt',
    'refusedReason',
  ],
  sort: '-on',
  sorts: ['on'],
  filters: [...period('on')],
})
