import { Query } from 'appwrite'
import { lazy } from 'react'
import { collection } from '@/engine/collection-screen/definition'
import { ExportMenu } from '@/engine/resource-table/export-menu'
import { AddPart } from './add-part'
import { PartCard, PartCell, QuantityCell } from './cells'
import { InStock } from './in-stock'
import { LowStock } from './low-stock'
import { MovementButton } from './movement-button'

const Ledger = lazy(() => import('./ledger-section'))

/** The stock of the garage. */
export default collection('spareParts', {
  texts: 'spare-parts',
  columns: [
    { key: 'partName', render: (row) => <PartCell row={row} /> },
    { key: 'quantity', render: (row) => <QuantityCell row={row} /> },
    'minQuantity',
    'stock',
    'category',
    'contract',
    'cost',
    'location',
    '?reference',
    '?carType',
    '?entryDate',
  ],
  sort: 'partName',
  sorts: ['partName', 'quantity', 'category', 'cost', 'reference'],
  filters: [
    {
      kind: 'preset',
      param: 'stock',
      field: 'stock',
      presets: {
        short: [Query.equal('stock', ['low', 'out'])],
        out: [Query.equal('stock', 'out')],
        enough: [Query.equal('stock', 'enough')],
      },
    },
    { kind: 'distinct', param: 'category', field: 'category', report: 'sparePartsByCategory' },
  ],
  add: () => <AddPart />,
  card: (row) => <PartCard row={row} />,
  above: (list) => list.search.stock === undefined && <LowStock onShow={() => list.change({ stock: 'short' })} />,
  bulk: (ids, { list, remove }) => (
    <>
      <ExportMenu list={list} queries={[Query.equal('$id', [...ids]), list.order]} size="xs" />
      {remove}
    </>
  ),
  sections: {
    identity: ['partName', 'reference', 'category', 'carType', 'unit'],
    purchase: ['contract', 'cost', 'entryDate'],
    store: ['location', 'minQuantity'],
    notes: ['characteristics'],
  },
  page: [
    [{ key: 'inStock', render: (row) => <InStock row={row} /> }, 'identity'],
    ['purchase', 'store', 'notes'],
  ],
  below: (row) => <Ledger part={row} />,
  other: (row) => row.reference && <span className="ltr breaks">{row.reference}</span>,
  actions: (row, { remove, edit }) => (
    <>
      {edit('default')}
      <MovementButton row={row} />
      {remove}
    </>
  ),
})
