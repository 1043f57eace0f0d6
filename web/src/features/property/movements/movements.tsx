import { Query } from 'appwrite'
import { optionLabel } from '@/api/schema-meta'
import { titleOf } from '@/api/titles'
import { type CollectionScreen, collection } from '@/engine/collection-screen/definition'
import { period } from '@/engine/collection-screen/related'
import { formatDay } from '@/i18n/format'
import { paths } from '@/paths/paths'
import { QuantityCell } from '../items/cells'
import { MOVEMENT_ACTS } from './acts'
import { AcceptanceBadge, KindBadge, MovementCard, WayCell } from './cells'

/** All that came, moved and left. A movement is never changed; a wrong one is undone by its counter-movement. */
const movements: CollectionScreen = collection('inventoryMovements', {
  texts: 'inventory:movements',
  listAt: paths.inventoryMovements(),
  columns: [
    'on',
    'itemId',
    { key: 'kind', render: (row) => <KindBadge row={row} /> },
    { key: 'way', fields: ['toBureauId', 'fromBureauId'], render: (row) => <WayCell row={row} /> },
    'toEmployeeId',
    { key: 'quantity', render: (row) => <QuantityCell quantity={row.quantity} /> },
    { key: 'acceptedAt', render: (row) => <AcceptanceBadge row={row} isShort /> },
    '?reason',
    '?decisionRef',
    '?repairer',
    '?cost',
    '?byId',
  ],
  sort: '-on',
  thenBy: ['-$createdAt'],
  sorts: ['on', 'itemId', 'toEmployeeId', 'quantity', 'acceptedAt'],
  search: ['reason', 'decisionRef'],
  filters: [
    'kind',
    'itemId',
    {
      kind: 'preset',
      param: 'waiting',
      field: 'acceptedAt',
      presets: {
        waiting: [
          Query.equal('kind', 'handover'),
          Query.isNull('acceptedAt'),
          Query.isNull('refusedReason'),
          Query.isNull('signedFileId'),
          Query.isNull('undoesId'),
        ],
        accepted: [Query.equal('kind', 'handover'), Query.isNotNull('acceptedAt')],
        refused: [Query.isNotNull('refusedReason')],
      },
    },
    'toEmployeeId',
    'fromBureauId',
    'toBureauId',
    'campaignId',
    'reformId',
    ...period('on'),
  ],
  card: (row) => <MovementCard row={row} />,
  acts: MOVEMENT_ACTS,
  bulk: null,
  add: () => null,
  sections: {},
  page: [
    [
      { section: 'what', fields: ['itemId', 'kind', 'on', 'quantity', 'reason', 'decisionRef', 'byId'] },
      { section: 'repair', fields: ['repairer', 'cost'], when: (row) => row.repairer !== null || row.cost !== null },
    ],
    [
      { section: 'way', fields: ['fromBureauId', 'toBureauId', 'fromEmployeeId', 'toEmployeeId'] },
      {
        section: 'acceptance',
        fields: ['acceptedAt', 'acceptedById', 'refusedReason'],
        when: (row) => row.kind === 'handover',
      },
      {
        section: 'papers',
        fields: ['documentId', 'signedFileId', 'undoesId', 'campaignId', 'reformId'],
        when: (row) => Boolean(row.documentId ?? row.signedFileId ?? row.undoesId ?? row.campaignId ?? row.reformId),
      },
    ],
  ],
  nameOf: (row, { meta, language }) =>
    [optionLabel(meta, 'kind', row.kind), titleOf(row.item, language)].filter(Boolean).join(' – '),
  namedBy: ['itemId'],
  other: (row, { language }) => formatDay(row.on, language),
  badges: (row) => (
    <>
      <KindBadge row={row} />
      <AcceptanceBadge row={row} />
    </>
  ),
})

export default movements
