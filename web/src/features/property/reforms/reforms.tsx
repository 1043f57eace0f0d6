import { IconChecklist, IconGavel, IconPrinter, IconX } from '@tabler/icons-react'
import { lazy } from 'react'
import { type CollectionScreen, collection } from '@/engine/collection-screen/definition'
import { paths } from '@/paths/paths'
import { QuantityCell } from '../items/cells'
import { MembersList } from './members-list'

const MinutesDialog = lazy(() => import('./minutes-dialog'))
const MembersField = lazy(() => import('./members-field'))
const ItemsTab = lazy(() => import('./items-tab'))

/** Things that a committee takes out of the inventory. */
const reforms: CollectionScreen = collection('inventoryReforms', {
  texts: 'inventory:reforms',
  listAt: paths.inventory({ tab: 'reforms' }),
  columns: [
    'decisionRef',
    'decisionDate',
    {
      key: 'count',
      fields: ['itemIds'],
      numeric: true,
      render: (row) => <QuantityCell quantity={row.itemIds.length} />,
    },
    'fate',
    'state',
    '?saleAmount',
    '?beneficiary',
    '?decidedOn',
  ],
  sort: '-decisionDate',
  sorts: ['decisionRef', 'decisionDate', 'saleAmount'],
  filters: ['state', 'fate', 'itemIds'],
  facts: ['decisionDate', 'fate', 'state'],
  sections: {
    decision: ['decisionRef', 'decisionDate', 'fate'],
    committee: ['members'],
    items: ['itemIds'],
  },
  slots: { members: (props) => <MembersField {...props} /> },
  renderValue: { members: (value) => <MembersList value={value} /> },
  values: { members: (row) => <MembersList value={row.members} /> },
  acts: {
    'inventoryReforms.decide': { Icon: IconGavel, isMain: () => true },
    'inventoryReforms.carryOut': { Icon: IconChecklist, isMain: () => true },
    'inventoryReforms.print': { Icon: IconPrinter, RowDialog: MinutesDialog },
    'inventoryReforms.cancel': { Icon: IconX },
  },
  // What was decided is history: it is not changed, and not deleted.
  actions: ({ state }, { acts, edit, remove }) => (
    <>
      {acts}
      {state === 'draft' && edit('default')}
      {state === 'draft' && remove}
    </>
  ),
  tabs: {
    file: [
      'decision',
      'committee',
      {
        section: 'outcome',
        fields: ['saleAmount', 'beneficiary', 'authorId', 'decidedById', 'decidedOn', 'documentId', 'cancelReason'],
      },
    ],
    items: { render: (row) => <ItemsTab reform={row} />, reads: 'inventoryItems' },
    history: 'history',
  },
})

export default reforms
