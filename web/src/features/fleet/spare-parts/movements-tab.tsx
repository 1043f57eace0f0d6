import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useMeta } from '@/api/hooks'
import type { SpareMovements } from '@/api/schema.gen'
import { titleOf } from '@/api/titles'
import { formatDay } from '@/i18n/format'
import { recordAddress } from '@/parts/record-address'
import { RecordName } from '@/parts/record-name'
import type { Column } from '@/parts/resource-table/column'
import { fieldColumn } from '@/parts/resource-table/field-column'
import { ListHead } from '@/parts/resource-table/list-head'
import { ListScreen } from '@/parts/resource-table/list-screen'
import { ResourceTable } from '@/parts/resource-table/resource-table'
import { useList } from '@/parts/resource-table/use-list'
import { useLanguage } from '@/ui/use-language'
import { ChangeCell, MovementBadge } from './cells'
import styles from './spare-parts.module.css'
import { MOVEMENT_LIST } from './spec'

function useMovementColumns(): Column<'spareMovements'>[] {
  const meta = useMeta('spareMovements')
  return [
    fieldColumn(meta, 'date', { fixed: true, sort: 'date' }),
    fieldColumn(meta, 'partId', { sort: 'part.partName' }),
    fieldColumn(meta, 'kind', { render: (row) => <MovementBadge row={row} /> }),
    fieldColumn(meta, 'change', { sort: 'change', render: (row) => <ChangeCell row={row} /> }),
    fieldColumn(meta, 'unitCost'),
    fieldColumn(meta, 'reason'),
    fieldColumn(meta, 'byId'),
  ]
}

/** All that came in and went out, of every part. A movement opens its part, where it stands in the ledger. */
export default function MovementsTab({ tabs }: { tabs: ReactNode }) {
  const { t } = useTranslation('spare-parts')
  const language = useLanguage()
  const list = useList(MOVEMENT_LIST, useMovementColumns())
  const title = t('movements.title')
  const filterLabels = { from: t('filters.from'), to: t('filters.to') }
  const nameOf = (row: SpareMovements) => `${titleOf(row.part, language)} — ${formatDay(row.date, language)}`
  return (
    <ListScreen>
      <ListHead list={list} title={t('title')} hint={t('hint')} printed={title} filterLabels={filterLabels} imports />
      {tabs}
      <ResourceTable
        list={list}
        label={title}
        placeholder={t('movements.placeholder')}
        filterLabels={filterLabels}
        inBar={['part', 'kind']}
        address={(row) => recordAddress('spareParts', row.partId) ?? ''}
        rowName={nameOf}
        card={(row) => (
          <div className={styles.card}>
            <RecordName document={row.part} />
            <span className={styles.facts}>
              <MovementBadge row={row} />
              <ChangeCell row={row} />
              <span className="tabular">{formatDay(row.date, language)}</span>
            </span>
          </div>
        )}
        empty={{ title: t('movements.emptyTitle'), hint: t('movements.emptyHint') }}
      />
    </ListScreen>
  )
}
