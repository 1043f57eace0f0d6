import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Maintenances } from '@/api/schema.gen'
import { type CollectionMeta, fieldOf } from '@/api/schema-meta'
import { AddButton } from '@/parts/add-button'
import { DeleteButton } from '@/parts/delete-button'
import { MaintenanceStatus } from '@/parts/maintenance-status'
import { recordAddress } from '@/parts/record-address'
import { RecordName } from '@/parts/record-name'
import { FieldOf } from '@/parts/resource-table/field-column'
import { ListHead } from '@/parts/resource-table/list-head'
import { ListScreen } from '@/parts/resource-table/list-screen'
import { ResourceTable } from '@/parts/resource-table/resource-table'
import { useList } from '@/parts/resource-table/use-list'
import { useLanguage } from '@/ui/use-language'
import { useMaintenanceColumns } from './columns'
import styles from './maintenance.module.css'
import { MAINTENANCE_LIST } from './spec'
import { maintenanceName } from './state'

export function OrdersTab({ tabs }: { tabs: ReactNode }) {
  const { t } = useTranslation('maintenance')
  const language = useLanguage()
  const list = useList(MAINTENANCE_LIST, useMaintenanceColumns())
  const title = t('tabs.orders')
  const filterLabels = { from: t('filters.from'), to: t('filters.to') }
  // With its car, which the rows bring along.
  const nameOf = (row: object) => {
    const { $id } = row as Maintenances
    const listed = list.documents.find((known) => known.$id === $id)
    return maintenanceName(listed ?? (row as Maintenances), list.meta, language)
  }
  const add = <AddButton collection="maintenances" to="/park-maintenance/new" label={t('add')} />
  return (
    <ListScreen>
      <ListHead
        list={list}
        title={t('title')}
        hint={t('hint')}
        printed={title}
        filterLabels={filterLabels}
        imports
        add={add}
      />
      {tabs}
      <ResourceTable
        list={list}
        label={title}
        placeholder={t('placeholder')}
        filterLabels={filterLabels}
        inBar={['status', 'car']}
        address={(row) => recordAddress('maintenances', row.$id) ?? ''}
        rowName={nameOf}
        card={(row) => <OrderCard row={row} meta={list.meta} />}
        empty={{ title: t('empty.title'), hint: t('empty.hint'), action: add }}
        bulk={(ids, clear) => (
          <DeleteButton collection="maintenances" ids={ids} nameOf={nameOf} onDone={clear} size="xs" />
        )}
      />
    </ListScreen>
  )
}

function OrderCard({ row, meta }: { row: Maintenances; meta: CollectionMeta }) {
  const [kind, date] = [fieldOf(meta, 'kind'), fieldOf(meta, 'date')]
  return (
    <div className={styles.card}>
      <span className={styles.cardHead}>
        <RecordName document={row.car} />
        <MaintenanceStatus row={row} />
      </span>
      <span className={styles.facts}>
        {kind && <FieldOf field={kind} row={row} />}
        {date && <FieldOf field={date} row={row} />}
      </span>
    </div>
  )
}
