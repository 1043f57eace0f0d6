import { Group } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useMeta, useRights } from '@/api/hooks'
import { mayRead } from '@/api/rights'
import type { Annexes } from '@/api/schema.gen'
import { titleOf } from '@/api/titles'
import { AddButton } from '@/parts/add-button'
import { DeleteButton } from '@/parts/delete-button'
import { NamesCell } from '@/parts/names-cell'
import type { Column } from '@/parts/resource-table/column'
import { fieldColumn, namesColumn } from '@/parts/resource-table/field-column'
import { ListHead } from '@/parts/resource-table/list-head'
import { ResourceTable } from '@/parts/resource-table/resource-table'
import { useList } from '@/parts/resource-table/use-list'
import { useLanguage } from '@/ui/use-language'
import { Headcount } from './headcount'
import { ANNEXE_LIST } from './spec'

function useAnnexeColumns(): Column<'annexes'>[] {
  const { t } = useTranslation('organisation')
  const language = useLanguage()
  const meta = useMeta('annexes')
  const counted = mayRead(useRights(), 'employees', 'annexe')
  return useMemo(() => {
    const headcount: Column<'annexes'> = {
      key: 'headcount',
      label: t('annexes.headcount'),
      fields: ['$id', 'nameFr'],
      render: (row) => <Headcount annexe={row.$id} />,
    }
    return [
      namesColumn(t('name'), language),
      ...(counted ? [headcount] : []),
      fieldColumn(meta, 'headId'),
      fieldColumn(meta, 'phone'),
      fieldColumn(meta, 'address'),
      fieldColumn(meta, 'code', { sort: 'code', optional: true }),
    ]
  }, [t, language, meta, counted])
}

export function AnnexesPage() {
  const { t } = useTranslation('organisation')
  const language = useLanguage()
  const list = useList(ANNEXE_LIST, useAnnexeColumns())
  const title = t('annexes.title')
  const add = <AddButton collection="annexes" to="/annexes/new" label={t('add')} />
  return (
    <>
      <ListHead list={list} title={title} hint={t('annexes.hint')} add={add} />
      <ResourceTable
        list={list}
        label={title}
        placeholder={t('annexes.placeholder')}
        address={(row) => `/annexes/${encodeURIComponent(row.$id)}`}
        rowName={(row) => titleOf(row, language)}
        card={(row) => <AnnexeCard row={row} />}
        empty={{ title: t('annexes.emptyTitle'), hint: t('annexes.emptyHint'), action: add }}
        bulk={(ids, clear) => <DeleteButton collection="annexes" ids={ids} onDone={clear} size="xs" />}
      />
    </>
  )
}

function AnnexeCard({ row }: { row: Annexes }) {
  return (
    <NamesCell document={row}>
      <Group gap={4} wrap="nowrap">
        <IconUsers size={15} aria-hidden="true" />
        <Headcount annexe={row.$id} />
      </Group>
      {row.phone && <span className="ltr">{row.phone}</span>}
      {row.address && <span className="name">{row.address}</span>}
    </NamesCell>
  )
}
