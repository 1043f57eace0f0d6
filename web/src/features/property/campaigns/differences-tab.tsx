import { Query } from 'appwrite'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { InventoryCampaigns, InventoryDifferences } from '@/api/schema.gen'
import { BulkActs } from '@/engine/acts/bulk-acts'
import { columnsOf } from '@/engine/collection-screen/columns'
import type { ListDefinition } from '@/engine/collection-screen/definition'
import { filterLabelsOf, specOf } from '@/engine/collection-screen/derive'
import { useKit } from '@/engine/collection-screen/use-kit'
import { ExportMenu } from '@/engine/resource-table/export-menu'
import { PrintButton } from '@/engine/resource-table/print-button'
import { ResourceTable } from '@/engine/resource-table/resource-table'
import { useList } from '@/engine/resource-table/use-list'
import { EMPTY } from '@/i18n/format'
import { paths } from '@/paths/paths'
import styles from './campaigns.module.css'
import {
  DecideCell,
  DecisionCell,
  DIFFERENCE_ACTS,
  DifferenceFacts,
  QuantitiesCell,
  ShownDifferences,
  SubjectCell,
} from './difference-cells'

const DIFFERENCES: ListDefinition<'inventoryDifferences'> = {
  collection: 'inventoryDifferences',
  texts: 'inventory:differences',
  // They have no page of their own: the list is where they are decided.
  listAt: paths.inventory({ tab: 'campaigns' }),
  columns: [
    'kind',
    {
      key: 'subject',
      fields: ['itemId', 'scanId'],
      expand: ['item.designation', 'item.inventoryNumber', 'item.photoId', 'scan.code', 'scan.note', 'scan.photoId'],
      render: (row) => <SubjectCell row={row} />,
    },
    'bureauId',
    'seenInBureauId',
    {
      key: 'quantities',
      fields: ['countedQuantity', 'expectedQuantity'],
      numeric: true,
      render: (row) => <QuantitiesCell row={row} />,
    },
    { key: 'decision', fields: ['decision', 'reason'], render: (row) => <DecisionCell row={row} /> },
    { key: 'decide', fields: ['kind'], render: (row) => <DecideCell row={row} />, card: () => null },
    '?decidedById',
  ],
  sort: 'kind',
  thenBy: ['bureauId'],
  sorts: ['kind', 'bureauId', 'decision'],
  search: [],
  filters: [
    'kind',
    {
      kind: 'preset',
      param: 'decided',
      field: 'decision',
      presets: { open: [Query.isNull('decision')], done: [Query.isNotNull('decision')] },
    },
    'decision',
    'bureauId',
    'seenInBureauId',
  ],
}

/** What differs between the inventory and what was seen, and what is decided about it: row by row, or many at once. */
export default function DifferencesTab({ campaign }: { campaign: InventoryCampaigns }) {
  const { t } = useTranslation('inventory')
  const kit = useKit(DIFFERENCES)
  const { meta, say, nameOf } = kit
  const columns = useMemo(() => columnsOf(DIFFERENCES, kit), [kit])
  const spec = useMemo(
    () => ({
      ...specOf(DIFFERENCES, meta),
      preferencesKey: 'inventoryCampaigns.inventoryDifferences',
      common: [Query.equal('campaignId', campaign.$id)],
    }),
    [meta, campaign.$id],
  )
  const labels = useMemo(() => filterLabelsOf(spec.filters, say), [spec, say])
  const list = useList(spec, columns)
  const ids = useMemo(() => list.documents.map(({ $id }) => $id), [list.documents])
  const addressOf = (row: InventoryDifferences) =>
    row.itemId ? paths.item(row.itemId) : paths.inventoryCampaign(campaign.$id, { tab: 'differences' })
  return (
    <ShownDifferences value={ids}>
      <div className={styles.sheets}>
        <PrintButton list={list} title={`${campaign.name} – ${meta.many}`} filterLabels={labels} />
        <ExportMenu list={list} common="campaignId" />
      </div>
      <ResourceTable
        list={list}
        label={meta.many}
        placeholder=""
        filterLabels={labels}
        pinnedFilters={['kind', 'decided']}
        address={addressOf}
        rowName={(row) => row.item?.designation ?? row.scan?.code ?? (nameOf(row) || EMPTY)}
        card={(row) => (
          <span className={styles.card}>
            <SubjectCell row={row} isCard />
            <DifferenceFacts row={row} />
            <DecisionCell row={row} />
          </span>
        )}
        empty={{ title: t('differences.empty.title'), hint: t('differences.empty.hint') }}
        bulk={(chosen, clear) => (
          <BulkActs collection="inventoryDifferences" ids={chosen} acts={DIFFERENCE_ACTS} onDone={clear} />
        )}
      />
    </ShownDifferences>
  )
}
