import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useMeta } from '@/api/hooks'
import type { Accidents } from '@/api/schema.gen'
import { fieldOf } from '@/api/schema-meta'
import { Can } from '@/parts/can'
import { DeleteButton } from '@/parts/delete-button'
import { NamesCell } from '@/parts/names-cell'
import { linkTo } from '@/parts/record-address'
import type { Column } from '@/parts/resource-table/column'
import { ExportMenu } from '@/parts/resource-table/export-menu'
import { FieldOf, fieldColumn } from '@/parts/resource-table/field-column'
import { PrintButton } from '@/parts/resource-table/print-button'
import { ResourceTable } from '@/parts/resource-table/resource-table'
import { useList } from '@/parts/resource-table/use-list'
import { PageHead } from '@/ui/page-head'
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
  const add = (
    <Can verb="create" collection="accidents">
      <Button component={Link} {...linkTo(accidentAddress('new'))} leftSection={<IconPlus size={17} />}>
        {t('add')}
      </Button>
    </Can>
  )
  return (
    <>
      <PageHead
        title={t('title', { ns: 'cars' })}
        hint={t('hint')}
        actions={
          <>
            <PrintButton list={list} title={list.meta.many} />
            <ExportMenu list={list} />
            {add}
          </>
        }
      />
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
