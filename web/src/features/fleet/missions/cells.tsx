import type { Missions } from '@/api/schema.gen'
import type { CollectionMeta } from '@/api/schema-meta'
import { NamesCell } from '@/fields/names-cell'
import { RecordName } from '@/fields/record-name'
import { EMPTY, formatInstant } from '@/i18n/format'
import { inLanguage } from '@/i18n/names'
import { useLanguage } from '@/ui/use-language'
import { MissionStatus } from './mission-status'
import styles from './missions.module.css'

/** The number of an order within its year, as papers write it. */
export function missionNumber(row: Pick<Missions, 'num' | 'year'>): string {
  return row.num ? `${row.num}/${row.year}` : EMPTY
}

/** The order by its name and number: `Ordre de mission 12/2026`. */
export function missionTitle(row: Pick<Missions, 'num' | 'year'>, meta: CollectionMeta): string {
  return `${meta.one} ${missionNumber(row)}`
}

/** What a mission is for, as far as a line says it. */
export function ObjectCell({ row }: { row: Missions }) {
  const object = inLanguage(row.mission, row.missionAr, useLanguage())
  return (
    <bdi className={styles.object} title={object}>
      {object}
    </bdi>
  )
}

/** Where a mission goes, in the reader's language if it was written in it. */
export function DestinationCell({ row }: { row: Missions }) {
  return <bdi>{inLanguage(row.destination, row.destinationAr, useLanguage())}</bdi>
}

/** A mission on a phone. */
export function MissionCard({ row }: { row: Missions }) {
  const language = useLanguage()
  return (
    <NamesCell document={row.employee ?? {}}>
      <span className="ltr">{missionNumber(row)}</span>
      <DestinationCell row={row} />
      {row.car && <RecordName document={row.car} />}
      <span>{formatInstant(row.departAt, language)}</span>
      <MissionStatus row={row} />
    </NamesCell>
  )
}
