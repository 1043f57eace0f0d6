import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { MissionConflict } from '@/api/actions.gen'
import { oneQuery } from '@/api/documents'
import { useMeta } from '@/api/hooks'
import { labelOf } from '@/api/schema-meta'
import { OpenLink } from '@/fields/open-link'
import { RecordName } from '@/fields/record-name'
import { instantOf } from '@/i18n/clock'
import { formatDay, formatInstant } from '@/i18n/format'
import { paths } from '@/paths/paths'
import { recordAddress } from '@/paths/record-address'
import { useLanguage } from '@/ui/use-language'

const PAPERS: Readonly<Record<string, 'insurance' | 'inspection'>> = {
  mission_car_insurance_expired: 'insurance',
  mission_car_inspection_expired: 'inspection',
}

/** One thing that stands against a mission: who or what, why, when, and the way to it for whoever may go there. */
export function ConflictLine({ conflict: { field, type, message, facts } }: { conflict: MissionConflict }) {
  const { t } = useTranslation('missions')
  const language = useLanguage()
  const label = labelOf(useMeta('missions'), field ?? '')
  const paper = PAPERS[type]
  const { taken = '', mission = '', missionId = '', maintenanceId, until } = facts
  const moment = (at = '') => formatInstant(momentOf(at), language)
  return (
    <>
      <strong>{label}</strong>{' '}
      {taken && (
        <TakenLink collection={field === 'carId' ? 'cars' : 'employees'} id={taken} papers={paper !== undefined} />
      )}{' '}
      — {paper && t(`conflicts.${paper}`, { day: formatDay(until, language) })}
      {missionId && (
        <>
          {t('conflicts.away', { from: moment(facts.from), to: moment(facts.to) })}{' '}
          <Order id={missionId} number={mission} />
        </>
      )}
      {!paper && !missionId && (
        <OpenLink address={maintenanceId ? paths.maintenance(maintenanceId) : undefined}>{message}</OpenLink>
      )}
    </>
  )
}

/** The server tells it by the clock of the town hall: `2026-11-21 08:30`. */
function momentOf(told: string): string {
  const [day = '', time = ''] = told.split(' ')
  return instantOf({ day, time })
}

interface TakenLinkProps {
  collection: 'cars' | 'employees'
  id: string
  papers: boolean
}

function TakenLink({ collection, id, papers }: TakenLinkProps) {
  const { data } = useQuery({ ...oneQuery(collection, id), retry: false })
  return (
    <OpenLink beside address={papers ? paths.car(id, { tab: 'papers' }) : recordAddress(collection, id)}>
      <RecordName document={data} />
    </OpenLink>
  )
}

/** The order that is in the way: to be opened where it is the reader's to see. */
function Order({ id, number }: { id: string; number: string }) {
  const { t } = useTranslation('missions')
  const { data } = useQuery({ ...oneQuery('missions', id), retry: false })
  const words = t('conflicts.order', { number: `\u2066${number}\u2069` })
  return (
    <OpenLink beside address={data && paths.mission(data.$id)}>
      {words}
      {data && (
        <>
          {' '}
          (<bdi>{data.destination}</bdi>)
        </>
      )}
    </OpenLink>
  )
}
