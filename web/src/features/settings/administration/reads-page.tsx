import { Text } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useMeta } from '@/api/hooks'
import type { CollectionId, Reads } from '@/api/schema.gen'
import { labelOf } from '@/api/schema-meta'
import type { Column } from '@/engine/resource-table/column'
import { fieldColumn } from '@/engine/resource-table/field-column'
import { ListHead } from '@/engine/resource-table/list-head'
import { ResourceTable } from '@/engine/resource-table/resource-table'
import { useList } from '@/engine/resource-table/use-list'
import { NamesCell } from '@/fields/names-cell'
import { formatInstant } from '@/i18n/format'
import type { Address } from '@/paths/address'
import { paths } from '@/paths/paths'
import { recordAddress } from '@/paths/record-address'
import { useLanguage } from '@/ui/use-language'
import styles from './administration.module.css'
import { AdministrationTabs } from './administration-tabs'
import { READS } from './reads-spec'

/** Who read what is sensitive, of whom and by which door. */
export function ReadsPage() {
  const { t } = useTranslation('administration')
  const list = useList(READS, useColumns())
  const meta = useMeta('reads')
  const filterLabels = {
    door: labelOf(meta, 'door'),
    employeeId: labelOf(meta, 'employeeId'),
    from: t('reads.from'),
    to: t('reads.to'),
  }
  return (
    <>
      <ListHead list={list} title={t('title')} hint={t('reads.hint')} printed={meta.many} filterLabels={filterLabels} />
      <AdministrationTabs tab="reads" />
      <ResourceTable
        list={list}
        label={meta.many}
        placeholder={t('reads.placeholder')}
        filterLabels={filterLabels}
        pinnedFilters={['door', 'employeeId']}
        address={(row) => addressOf(row) ?? paths.readings()}
        rowName={(row) => `${row.whoName ?? row.who} — ${row.day}`}
        card={(row) => <ReadItem row={row} />}
        empty={{ title: t('reads.empty.title'), hint: t('reads.empty.hint') }}
      />
    </>
  )
}

function useColumns(): Column<'reads'>[] {
  const language = useLanguage()
  const meta = useMeta('reads')
  return useMemo(
    () => [
      fieldColumn(meta, 'at', {
        sort: 'at',
        fixed: true,
        render: (row) => <span className={styles.date}>{formatInstant(row.at, language)}</span>,
      }),
      fieldColumn(meta, 'whoName', {
        sort: 'whoName',
        fields: ['whoName', 'who'],
        render: (row) => <bdi>{row.whoName ?? row.who}</bdi>,
      }),
      fieldColumn(meta, 'collection', {
        fields: ['collection', 'documentId', 'fields'],
        render: (row) => <What row={row} />,
      }),
      fieldColumn(meta, 'employeeId', {
        render: (row) => (row.employee ? <NamesCell document={row.employee} /> : '–'),
      }),
      fieldColumn(meta, 'door'),
      fieldColumn(meta, 'count', { sort: 'count', optional: true }),
      fieldColumn(meta, 'filter', { optional: true }),
    ],
    [language, meta],
  )
}

/** The page of the row that was read; none where several were, or where its reader may not know which. */
function addressOf(row: Reads): Address | undefined {
  return row.documentId ? recordAddress(row.collection as CollectionId, row.documentId) : undefined
}

/** What was read, by the name of its kind, and which fields of it. */
function What({ row }: { row: Reads }) {
  const meta = useMeta(row.collection as CollectionId)
  return (
    <span>
      {row.documentId ? meta.one : meta.many}
      <Text size="xs" c="dimmed" component="div">
        {(row.fields ?? []).map((name) => labelOf(meta, name)).join(', ')}
      </Text>
    </span>
  )
}

function ReadItem({ row }: { row: Reads }) {
  const language = useLanguage()
  return (
    <div className={styles.message}>
      <Text fw={600} component="span">
        <bdi>{row.whoName ?? row.who}</bdi>
      </Text>
      <What row={row} />
      <Text size="sm" c="dimmed" component="span" className="tabular">
        {formatInstant(row.at, language)}
      </Text>
    </div>
  )
}
