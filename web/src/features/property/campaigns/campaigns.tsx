import { lazy } from 'react'
import { type CollectionScreen, collection } from '@/engine/collection-screen/definition'
import { paths } from '@/paths/paths'
import { QuantityCell } from '../items/cells'

const ProgressTab = lazy(() => import('./progress-tab'))
const DifferencesTab = lazy(() => import('./differences-tab'))

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
  tabs: {
    progress: { render: (row) => <ProgressTab campaign={row} />, reads: 'inventoryCampaigns' },
    differences: {
      render: (row) => <DifferencesTab campaign={row} />,
      reads: 'inventoryDifferences',
      counts: 'inventoryDifferences.campaignId',
    },
    file: ['scope', { section: 'course', fields: ['openedAt', 'closedAt', 'closedById', 'sampleOfId', 'documentId'] }],
    history: 'history',
  },
})

export default campaigns
