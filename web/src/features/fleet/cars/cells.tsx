import { Group, Text } from '@mantine/core'
import { useMeta, useRights } from '@/api/hooks'
import { can } from '@/api/rights'
import type { Cars } from '@/api/schema.gen'
import { FieldNamed } from '@/fields/field-of'
import { OpenLink } from '@/fields/open-link'
import { Plate } from '@/fields/plate'
import { EMPTY, formatNumber, today } from '@/i18n/format'
import { paths } from '@/paths/paths'
import { useLanguage } from '@/ui/use-language'
import { CarStatus, PapersStatus } from './badges'
import styles from './cars.module.css'
import { periodOf } from './costs/period'

/** What a car is called among people: its make and its model. */
export function makeOf(row: Pick<Cars, 'brand' | 'model'>): string {
  return [row.brand, row.model].filter(Boolean).join(' ')
}

export function CarCell({ row }: { row: Cars }) {
  return (
    <div className={styles.car}>
      <Plate>{row.fullMatricule ?? EMPTY}</Plate>
      <span className="name second-name" data-second>
        {makeOf(row)}
      </span>
    </div>
  )
}

/** The missions of this year, which lead to their list. */
export function MissionCount({ row }: { row: Cars }) {
  const language = useLanguage()
  const isListed = can(useRights(), 'read', 'missions')
  const count = <span className="tabular">{formatNumber(row.missionCount, language)}</span>
  if (!row.missionCount || !isListed) return count
  const asked = { tab: 'missions', ...periodOf(today().slice(0, 4)), status: 'standing' }
  return <OpenLink address={paths.car(row.$id, asked)}>{count}</OpenLink>
}

/** A car on a phone: its plate, its make, how it stands. */
export function CarCard({ row }: { row: Cars }) {
  const meta = useMeta('cars')
  return (
    <div className={styles.card}>
      <CarCell row={row} />
      <Text size="sm" c="dimmed">
        <FieldNamed meta={meta} name="vehicleType" row={row} />
      </Text>
      <Group gap={6}>
        <CarStatus status={row.status} />
        <PapersStatus status={row.documentStatus} />
      </Group>
    </div>
  )
}
