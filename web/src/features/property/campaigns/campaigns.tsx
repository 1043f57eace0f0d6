import { IconDice5, IconListCheck, IconLock, IconPlayerPlay, IconPrinter, IconX } from '@tabler/icons-react'
import { lazy } from 'react'
import { type CollectionScreen, collection } from '@/engine/collection-screen/definition'
import { paths } from '@/paths/paths'
import { QuantityCell } from '../items/cells'
import { CountButton } from './count-button'

const MinutesDialog = lazy(() => import('./minutes-dialog'))
const SampleDialog = lazy(() => import('./sample-dialog'))
const ProgressTab = lazy(() => import('./progress-tab'))
const DifferencesTab = lazy(() => import('./differences-tab'))

const RUNNING: readonly string[] = ['draft', 'open', 'closing']

/** The yearly stock-taking of chosen offices. */
const campaigns: CollectionScreen = collection('inventoryCampaigns', {
  texts: 'inventory:campaigns',
  listAt: paths.inventory({ tab: 'campaigns' }),
  columns: [
    'name',
    'state',
    {
      key: 'offices',
      fields: ['bureauIds'],
      numeric: true,
      render: (row) => <QuantityCell quantity={row.bureauIds.length} />,
    },
    'openedAt',
    'closedAt',
    '?closedById',
    '?sampleOfId',
  ],
  sort: '-$createdAt',
  sorts: ['name', 'openedAt', 'closedAt'],
  filters: ['state', 'bureauIds', 'memberIds'],
  facts: ['state', 'openedAt'],
  sections: { scope: ['name', 'bureauIds', 'memberIds'] },
  acts: {
    'inventoryCampaigns.open': { Icon: IconPlayerPlay, isMain: () => true },
    'inventoryCampaigns.count': { Icon: IconListCheck, isMain: ({ state }) => state === 'open' },
    'inventoryCampaigns.close': { Icon: IconLock, isMain: () => true },
    'inventoryCampaigns.sample': { Icon: IconDice5, RowDialog: SampleDialog },
    'inventoryCampaigns.print': { Icon: IconPrinter, RowDialog: MinutesDialog },
    'inventoryCampaigns.cancel': { Icon: IconX },
  },
  // Who counts may change as long as it runs; what was closed never changes.
  actions: (row, { acts, edit, remove }) => (
    <>
      {acts}
      {RUNNING.includes(row.state) && edit('default')}
      {row.state === 'draft' && remove}
      <CountButton row={row} />
    </>
  ),
  tabs: {
    progress: { render: (row) => <ProgressTab campaign={row} />, reads: 'inventoryCampaigns' },
    differences: {
      render: (row) => <DifferencesTab campaign={row} />,
      reads: 'inventoryDifferences',
      counts: 'inventoryDifferences.campaignId',
    },
    file: [
      'scope',
      { section: 'course', fields: ['openedAt', 'closedAt', 'closedById', 'sampleOfId', 'documentId', 'cancelReason'] },
    ],
    history: 'history',
  },
})

export default campaigns
