import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useRights } from '@/api/hooks'
import { Can } from '@/parts/can'
import { DeleteButton } from '@/parts/delete-button'
import { ImportButton, mayImport } from '@/parts/import/import-button'
import { linkTo } from '@/parts/record-address'
import { ExportMenu } from '@/parts/resource-table/export-menu'
import { ListScreen } from '@/parts/resource-table/list-screen'
import { PrintButton } from '@/parts/resource-table/print-button'
import { ResourceTable } from '@/parts/resource-table/resource-table'
import { useList } from '@/parts/resource-table/use-list'
import { PageHead } from '@/ui/page-head'
import { carAddress } from './address'
import { CarCard, plateOf, useCarColumns } from './columns'
import { CAR_LIST } from './spec'

/** The cars of the commune. */
export function CarsList({ tabs }: { tabs: ReactNode }) {
  const { t } = useTranslation('cars')
  const rights = useRights()
  const list = useList(CAR_LIST, useCarColumns())
  const filterLabels = useFilterLabels()
  const add = (
    <Can verb="create" collection="cars">
      <Button component={Link} {...linkTo('/cars-management/new')} leftSection={<IconPlus size={17} />}>
        {t('add')}
      </Button>
    </Can>
  )
  const first = mayImport(rights, 'cars', 'cars-management') ? <ImportButton collection="cars" /> : add
  return (
    <ListScreen>
      <PageHead
        title={t('title')}
        hint={t('hint')}
        actions={
          <>
            <PrintButton list={list} title={t('title')} filterLabels={filterLabels} />
            <ExportMenu list={list} />
            <ImportButton collection="cars" />
            {add}
          </>
        }
      />
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
