import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { AddButton } from '@/parts/add-button'
import { DeleteButton } from '@/parts/delete-button'
import { ImportButton } from '@/parts/import/import-button'
import { ListHead } from '@/parts/resource-table/list-head'
import { ListScreen } from '@/parts/resource-table/list-screen'
import { ResourceTable } from '@/parts/resource-table/resource-table'
import { useList } from '@/parts/resource-table/use-list'
import { carAddress } from './address'
import { CarCard, plateOf, useCarColumns } from './columns'
import { CAR_LIST } from './spec'

/** The cars of the commune. */
export function CarsList({ tabs }: { tabs: ReactNode }) {
  const { t } = useTranslation('cars')
  const list = useList(CAR_LIST, useCarColumns())
  const filterLabels = useFilterLabels()
  const add = <AddButton collection="cars" to="/cars-management/new" label={t('add')} />
  const first = <ImportButton collection="cars" otherwise={add} />
  return (
    <ListScreen>
      <ListHead list={list} title={t('title')} hint={t('hint')} filterLabels={filterLabels} imports add={add} />
      {tabs}
      <ResourceTable
        list={list}
        label={t('title')}
        placeholder={t('placeholder')}
        filterLabels={filterLabels}
        inBar={['missions', 'documents']}
        address={(row) => carAddress(row.$id)}
        rowName={plateOf}
        card={(row) => <CarCard row={row} />}
        empty={{ title: t('empty.title'), hint: t('empty.hint'), action: first }}
        bulk={(ids, clear) => <DeleteButton collection="cars" ids={ids} onDone={clear} size="xs" />}
      />
    </ListScreen>
  )
}

function useFilterLabels(): Record<string, string> {
  const { t } = useTranslation('cars')
  return useMemo(
    () => ({
      missions: t('missions.label'),
      'missions.none': t('missions.none'),
      'missions.few': t('missions.few'),
      'missions.many': t('missions.many'),
    }),
    [t],
  )
}
