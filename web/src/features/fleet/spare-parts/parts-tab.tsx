import { Query } from 'appwrite'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useMeta } from '@/api/hooks'
import { AddButton } from '@/parts/add-button'
import { DeleteButton } from '@/parts/delete-button'
import { recordAddress } from '@/parts/record-address'
import type { Column } from '@/parts/resource-table/column'
import { ExportMenu } from '@/parts/resource-table/export-menu'
import { fieldColumn } from '@/parts/resource-table/field-column'
import { ListHead } from '@/parts/resource-table/list-head'
import { ListScreen } from '@/parts/resource-table/list-screen'
import { ResourceTable } from '@/parts/resource-table/resource-table'
import { useList } from '@/parts/resource-table/use-list'
import { PartCell, QuantityCell, StockBadge } from './cells'
import { LowStock } from './low-stock'
import styles from './spare-parts.module.css'
import { PART_LIST } from './spec'

function usePartColumns(): Column<'spareParts'>[] {
  const meta = useMeta('spareParts')
  return [
    fieldColumn(meta, 'partName', { fixed: true, sort: 'partName', render: (row) => <PartCell row={row} /> }),
    fieldColumn(meta, 'quantity', { sort: 'quantity', render: (row) => <QuantityCell row={row} /> }),
    fieldColumn(meta, 'minQuantity'),
    fieldColumn(meta, 'stock', { render: (row) => <StockBadge row={row} /> }),
    fieldColumn(meta, 'category', { sort: 'category' }),
    fieldColumn(meta, 'contract'),
    fieldColumn(meta, 'cost', { sort: 'cost' }),
    fieldColumn(meta, 'location'),
    fieldColumn(meta, 'reference', { sort: 'reference', optional: true }),
    fieldColumn(meta, 'carType', { optional: true }),
    fieldColumn(meta, 'entryDate', { optional: true }),
  ]
}

export function PartsTab({ tabs }: { tabs: ReactNode }) {
  const { t } = useTranslation('spare-parts')
  const list = useList(PART_LIST, usePartColumns())
  const title = t('title')
  const filterLabels = {
    stock: t('filters.stock.label'),
    'stock.short': t('filters.stock.short'),
    'stock.out': t('filters.stock.out'),
    'stock.enough': t('filters.stock.enough'),
  }
  const add = <AddButton collection="spareParts" to="/park-inventaire/new" label={t('add')} />
  return (
    <ListScreen>
      <ListHead list={list} title={title} hint={t('hint')} filterLabels={filterLabels} imports add={add} />
      {tabs}
      {list.search.stock === undefined && <LowStock onShow={() => list.change({ stock: 'short' })} />}
      <ResourceTable
        list={list}
        label={title}
        placeholder={t('placeholder')}
        filterLabels={filterLabels}
        inBar={['stock', 'category']}
        address={(row) => recordAddress('spareParts', row.$id) ?? ''}
        rowName={(row) => row.partName}
        card={(row) => (
          <div className={styles.card}>
            <PartCell row={row} />
            <span className={styles.facts}>
              <QuantityCell row={row} />
              <StockBadge row={row} />
            </span>
          </div>
        )}
        empty={{ title: t('empty.title'), hint: t('empty.hint'), action: add }}
        bulk={(ids, clear) => (
          <>
            <ExportMenu list={list} queries={[Query.equal('$id', [...ids]), ...list.rowQueries.slice(-1)]} size="xs" />
            <DeleteButton collection="spareParts" ids={ids} onDone={clear} size="xs" />
          </>
        )}
      />
    </ListScreen>
  )
}
