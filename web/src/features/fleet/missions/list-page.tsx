import { useTranslation } from 'react-i18next'
import { useRights } from '@/api/hooks'
import { administersMissions } from '@/api/rights'
import type { Missions } from '@/api/schema.gen'
import { formatInstant } from '@/i18n/format'
import { AddButton } from '@/parts/add-button'
import { MissionStatus } from '@/parts/mission-status'
import { NamesCell } from '@/parts/names-cell'
import { RecordName } from '@/parts/record-name'
import { ListHead } from '@/parts/resource-table/list-head'
import { ListScreen } from '@/parts/resource-table/list-screen'
import { ResourceTable } from '@/parts/resource-table/resource-table'
import { useList } from '@/parts/resource-table/use-list'
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
  const add = <AddButton collection="missions" to="/order-mission/new" label={t('add')} />
  return (
    <ListScreen>
      <ListHead list={list} title={title} hint={t(seesAll ? 'hintAll' : 'hintOwn')} imports add={add} />
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
