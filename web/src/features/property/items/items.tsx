import { IconPackage } from '@tabler/icons-react'
import { Query } from 'appwrite'
import { lazy } from 'react'
import { type CollectionScreen, collection } from '@/engine/collection-screen/definition'
import { period } from '@/engine/collection-screen/related'
import { ImportButton } from '@/engine/import/import-button'
import { paths } from '@/paths/paths'
import { DAILY_ACTS, OWN_ACTS, RARE_ACTS } from './acts/acts'
import { AddItem } from './add-item'
import { ItemBadges, ItemCard, ItemCell, ItemNumber, OfficeCell, QuantityCell } from './cells'
import { ConditionField } from './condition-field'
import { ItemActions } from './item-actions'
import { ItemBulk } from './item-bulk'

const Timeline = lazy(() => import('./timeline'))
const PartsTab = lazy(() => import('./parts-tab'))

/** What is still the commune’s and where it should be. */
const KEPT = ['in_service', 'in_repair']
const GONE = ['lost', 'reformed']

/** What the commune owns. Where a thing is, who has it and how many there are follow from its movements. */
export const items: CollectionScreen = collection('inventoryItems', {
  texts: 'inventory:items',
  listAt: paths.items(),
  columns: [
    {
      key: 'item',
      fields: ['designation', 'inventoryNumber', 'photoId'],
      sort: 'designation',
      render: (row) => <ItemCell row={row} />,
    },
    { key: 'bureauId', render: (row) => <OfficeCell row={row} /> },
    'employeeId',
    { key: 'quantity', render: (row) => <QuantityCell quantity={row.quantity} /> },
    'state',
    'condition',
    'typeId',
    '?inventoryNumber',
    '?serviceId',
    '?floor',
    '?acquiredOn',
    '?acquisition',
    '?price',
    '?supplier',
    '?contract',
    '?invoiceRef',
    '?brand',
    '?serialNumber',
    '?warrantyUntil',
  ],
  sort: 'designation',
  sorts: ['bureauId', 'employeeId', 'typeId', 'quantity', 'inventoryNumber', 'acquiredOn', 'price', 'warrantyUntil'],
  filters: [
    'bureauId',
    'typeId',
    'serviceId',
    'employeeId',
    'state',
    'condition',
    {
      kind: 'preset',
      param: 'missing',
      field: 'designation',
      presets: {
        office: [Query.isNull('bureauId')],
        number: [Query.isNull('inventoryNumber')],
        photo: [Query.isNull('photoId')],
      },
    },
    {
      kind: 'preset',
      param: 'kept',
      field: 'state',
      presets: { kept: [Query.equal('state', KEPT)], gone: [Query.equal('state', GONE)] },
    },
    {
      kind: 'preset',
      param: 'held',
      field: 'employeeId',
      presets: { held: [Query.isNotNull('employeeId')], free: [Query.isNull('employeeId')] },
    },
    'acquisition',
    ...period('acquiredOn'),
  ],
  card: (row) => <ItemCard row={row} />,
  add: () => <AddItem />,
  first: (add) => <ImportButton collection="inventoryItems" otherwise={add} />,
  bulk: (ids, { list, clear, remove, acts }) => (
    <ItemBulk ids={ids} list={list} acts={acts} remove={remove} clear={clear} />
  ),
  acts: { ...OWN_ACTS, ...DAILY_ACTS, ...RARE_ACTS },
  actions: (row, usual) => <ItemActions row={row} usual={usual} />,
  sections: {
    what: ['designation', 'inventoryNumber', 'typeId', 'condition', 'brand', 'serialNumber', 'photoId', 'notes'],
    where: ['bureauId', 'floor', 'serviceId', 'quantity'],
    acquired: [
      'acquiredOn',
      'acquisition',
      'price',
      'supplier',
      'contract',
      'invoiceRef',
      'invoiceFileId',
      'warrantyUntil',
    ],
  },
  // How many there are follows from movements once it is there.
  sectionsOf: (record, all) => (record ? { ...all, where: all.where?.filter((name) => name !== 'quantity') } : all),
  hintOf: (record) => (record ? 'form.editHint' : 'form.hint'),
  slots: { condition: (props) => <ConditionField {...props} /> },
  initials: (row) => row.designation,
  silhouette: () => <IconPackage size={40} stroke={1.2} aria-hidden="true" />,
  other: (row) => <ItemNumber number={row.inventoryNumber} />,
  badges: (row) => <ItemBadges row={row} />,
  tabs: {
    file: [
      { section: 'held', fields: ['bureauId', 'floor', 'serviceId', 'employeeId', 'quantity'] },
      'what',
      'acquired',
      {
        section: 'origin',
        fields: ['parentItemId', 'foundByScanId'],
        when: (row) => row.parentItemId !== null || row.foundByScanId !== null,
      },
    ],
    timeline: {
      render: (row) => <Timeline item={row} />,
      reads: 'inventoryMovements',
      counts: 'inventoryMovements.itemId',
    },
    parts: {
      render: (row) => <PartsTab item={row} />,
      reads: 'inventoryItems',
      counts: 'inventoryItems.parentItemId',
    },
    history: 'history',
  },
})
