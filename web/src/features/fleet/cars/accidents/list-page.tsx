import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useMeta } from '@/api/hooks'
import type { Accidents } from '@/api/schema.gen'
import { fieldOf } from '@/api/schema-meta'
import { AddButton } from '@/parts/add-button'
import { DeleteButton } from '@/parts/delete-button'
import { NamesCell } from '@/parts/names-cell'
import type { Column } from '@/parts/resource-table/column'
import { FieldOf, fieldColumn } from '@/parts/resource-table/field-column'
import { ListHead } from '@/parts/resource-table/list-head'
import { ResourceTable } from '@/parts/resource-table/resource-table'
import { useList } from '@/parts/resource-table/use-list'
import { accidentAddress } from '../address'
import { AccidentState, accidentName } from './cells'
import { ACCIDENT_LIST } from './spec'

function useAccidentColumns(): Column<'accidents'>[] {
  const meta = useMeta('accidents')
  return useMemo(
    () => [
      fieldColumn(meta, 'date', { sort: 'date', fixed: true }),
      fieldColumn(meta, 'carId'),
      fieldColumn(meta, 'type'),
      fieldColumn(meta, 'location', { sort: 'location' }),
      fieldColumn(meta, 'state', { render: (row) => <AccidentState row={row} /> }),
      fieldColumn(meta, 'repairCost', { sort: 'repairCost' }),
      fieldColumn(meta, 'employeeId', { optional: true }),
    ],
    [meta],
  )
}

/** What happened to the cars of the park. */
export default function AccidentsList({ tabs }: { tabs: ReactNode }) {
  const { t } = useTranslation(['accidents', 'cars'])
  const list = useList(ACCIDENT_LIST, useAccidentColumns())
  const nameOf = (row: object) => accidentName(row as Accidents, list.meta)
  const add = <AddButton collection="accidents" to={accidentAddress('new')} label={t('add')} />
  return (
    <>
      <ListHead list={list} title={t('title', { ns: 'cars' })} hint={t('hint')} printed={list.meta.many} add={add} />
      {tabs}
      <ResourceTable
        list={list}
        label={list.meta.many}
        placeholder={t('placeholder')}
        inBar={['state', 'car']}
        address={(row) => accidentAddress(row.$id)}
        rowName={nameOf}
        card={(row) => <AccidentCard row={row} />}
        empty={{ title: t('empty.title'), hint: t('empty.hint'), action: add }}
        bulk={(ids, clear) => (
          <DeleteButton collection="accidents" ids={ids} nameOf={nameOf} onDone={clear} size="xs" />
        )}
      />
    </>
  )
}

function AccidentCard({ row }: { row: Accidents }) {
  const meta = useMeta('accidents')
  const date = fieldOf(meta, 'date')
  return (
    <NamesCell document={row.car ?? row}>
      <span className="name">{accidentName(row, meta)}</span>
      {date && <FieldOf field={date} row={row} />}
      <AccidentState row={row} />
    </NamesCell>
  )
}
