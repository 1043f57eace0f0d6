import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useMeta } from '@/api/hooks'
import type { Assignments } from '@/api/schema.gen'
import { type CollectionMeta, fieldOf, wordOf } from '@/api/schema-meta'
import { AddButton } from '@/parts/add-button'
import { DeleteButton } from '@/parts/delete-button'
import { NamesCell } from '@/parts/names-cell'
import type { Column } from '@/parts/resource-table/column'
import { FieldOf, fieldColumn } from '@/parts/resource-table/field-column'
import { ListHead } from '@/parts/resource-table/list-head'
import { ResourceTable } from '@/parts/resource-table/resource-table'
import { useList } from '@/parts/resource-table/use-list'
import { TabBar } from '@/parts/tab-bar'
import { useLanguage } from '@/ui/use-language'
import { assignmentName, PostCell, StateBadge } from './cells'
import { ASSIGNMENT_LIST, ASSIGNMENT_TYPES } from './spec'

const ALL = 'all'

function useAssignmentColumns(): Column<'assignments'>[] {
  const { t } = useTranslation('organisation')
  const language = useLanguage()
  const meta = useMeta('assignments')
  return useMemo(() => {
    const employeeName = language === 'ar' ? 'employee.fullNameAr' : 'employee.fullNameFr'
    return [
      fieldColumn(meta, 'employeeId', {
        fixed: true,
        sort: employeeName,
        render: (row) => <NamesCell document={row.employee ?? row} />,
      }),
      fieldColumn(meta, 'type'),
      {
        key: 'post',
        label: t('assignments.place'),
        fields: ['annexeId', 'serviceId', 'bureauId'],
        render: (row) => <PostCell row={row} />,
      },
      fieldColumn(meta, 'startDate', { sort: 'startDate' }),
      fieldColumn(meta, 'endDate', { sort: 'endDate' }),
      {
        key: 'state',
        label: t('assignments.state'),
        fields: ['effectiveAt', 'startDate'],
        render: (row) => <StateBadge row={row} />,
      },
      fieldColumn(meta, 'decisionRef', { optional: true }),
      fieldColumn(meta, 'decisionDate', { sort: 'decisionDate', optional: true }),
    ]
  }, [t, language, meta])
}

export function AssignmentsPage() {
  const { t } = useTranslation('organisation')
  const language = useLanguage()
  const list = useList(ASSIGNMENT_LIST, useAssignmentColumns())
  const title = t('assignments.title')
  const nameOf = (row: object) => assignmentName(row as Assignments, list.meta, language)
  const add = <AddButton collection="assignments" to="/assignments/new" label={t('add')} />
  return (
    <>
      <ListHead list={list} title={title} hint={t('assignments.hint')} add={add} />
      <Types meta={list.meta} value={String(list.search.type ?? ALL)} />
      <ResourceTable
        list={list}
        label={title}
        placeholder={t('assignments.placeholder')}
        inBar={['employee', 'annexe']}
        address={(row) => `/assignments/${encodeURIComponent(row.$id)}`}
        rowName={nameOf}
        card={(row) => <AssignmentCard row={row} meta={list.meta} />}
        empty={{ title: t('assignments.emptyTitle'), hint: t('assignments.emptyHint'), action: add }}
        bulk={(ids, clear) => <DeleteButton collection="assignments" ids={ids} onDone={clear} size="xs" />}
      />
    </>
  )
}

function Types({ meta, value }: { meta: CollectionMeta; value: string }) {
  const { t } = useTranslation('organisation')
  const types = ASSIGNMENT_TYPES.map((name) => ({ name, label: wordOf(meta, 'type', name) }))
  const tabs = [{ name: ALL, label: t('assignments.all') }, ...types]
  return <TabBar label={fieldOf(meta, 'type')?.label ?? ''} tabs={tabs} value={value} param="type" />
}

function AssignmentCard({ row, meta }: { row: Assignments; meta: CollectionMeta }) {
  const [type, start] = [fieldOf(meta, 'type'), fieldOf(meta, 'startDate')]
  return (
    <NamesCell document={row.employee ?? row}>
      {type && <FieldOf field={type} row={row} />}
      {start && <FieldOf field={start} row={row} />}
      <span>
        <PostCell row={row} />
      </span>
      <StateBadge row={row} />
    </NamesCell>
  )
}
