import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useRights } from '@/api/hooks'
import { administersMissions } from '@/api/rights'
import type { Missions } from '@/api/schema.gen'
import { formatInstant } from '@/i18n/format'
import { Can } from '@/parts/can'
import { ImportButton } from '@/parts/import/import-button'
import { MissionStatus } from '@/parts/mission-status'
import { NamesCell } from '@/parts/names-cell'
import { RecordName } from '@/parts/record-name'
import { ExportMenu } from '@/parts/resource-table/export-menu'
import { ListScreen } from '@/parts/resource-table/list-screen'
import { PrintButton } from '@/parts/resource-table/print-button'
import { ResourceTable } from '@/parts/resource-table/resource-table'
import { useList } from '@/parts/resource-table/use-list'
import { PageHead } from '@/ui/page-head'
import { useLanguage } from '@/ui/use-language'
import { missionAddress } from './address'
import { missionNumber, missionTitle } from './cells'
import { useMissionColumns } from './columns'
import { MISSION_LIST } from './spec'
import { MissionTabs } from './tabs'

export function MissionsPage() {
  const { t } = useTranslation('missions')
  const list = useList(MISSION_LIST, useMissionColumns())
  const seesAll = administersMissions(useRights())
  const title = t('title')
  const add = (
    <Can verb="create" collection="missions">
      <Button component={Link} to="/order-mission/new" leftSection={<IconPlus size={17} />}>
        {t('add')}
      </Button>
    </Can>
  )
  return (
    <ListScreen>
      <PageHead
        title={title}
        hint={t(seesAll ? 'hintAll' : 'hintOwn')}
        actions={
          <>
            <PrintButton list={list} title={title} />
            <ExportMenu list={list} />
            <ImportButton collection="missions" />
            {add}
          </>
        }
      />
      <MissionTabs value="list" />
      <ResourceTable
        list={list}
        label={title}
        placeholder={t('placeholder')}
        inBar={['employee', 'bureau', 'destination', 'car']}
        filterLabels={{
          place: t('filters.place'),
          cancelled: t('filters.cancelled'),
          'cancelled.without': t('filters.without'),
        }}
        address={missionAddress}
        rowName={(row) => missionTitle(row, list.meta)}
        card={(row) => <MissionCard row={row} />}
        empty={{ title: t('empty.title'), hint: t('empty.hint'), action: add }}
      />
    </ListScreen>
  )
}

function MissionCard({ row }: { row: Missions }) {
  const language = useLanguage()
  return (
    <NamesCell document={row.employee ?? {}}>
      <span className="ltr">{missionNumber(row)}</span>
      <bdi>{row.destination}</bdi>
      {row.car && <RecordName document={row.car} />}
      <span>{formatInstant(row.departAt, language)}</span>
      <MissionStatus row={row} />
    </NamesCell>
  )
}
