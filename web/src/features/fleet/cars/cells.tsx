import { Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useMeta, useRights } from '@/api/hooks'
import { can } from '@/api/rights'
import type { Cars } from '@/api/schema.gen'
import { FieldNamed } from '@/fields/field-of'
import { formatNumber, formatPlate, today } from '@/i18n/format'
import { linkTo } from '@/paths/address'
import { paths } from '@/paths/paths'
import { AnchorLink } from '@/ui/links'
import { useLanguage } from '@/ui/use-language'
import { CarStatus, PapersStatus } from './badges'
import styles from './cars.module.css'
import { periodOf } from './costs/period'

function plateOf(row: Pick<Cars, 'fullMatricule'>): string {
  return formatPlate(row.fullMatricule ?? '')
}

/** What a car is called among people: its make and its model. */
export function makeOf(row: Pick<Cars, 'brand' | 'model'>): string {
  return [row.brand, row.model].filter(Boolean).join(' ')
}

export function CarCell({ row }: { row: Cars }) {
  return (
    <div className={styles.car}>
      <span className={styles.plate}>{plateOf(row)}</span>
      <Text component="span" size="xs" c="dimmed" className="name">
        {makeOf(row)}
      </Text>
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
  return (
    <AnchorLink {...linkTo(paths.car(row.$id, asked))} inherit>
      {count}
    </AnchorLink>
  )
}

/** A state, which keeps to one line. */
export function StateCell({ children }: { children: ReactNode }) {
  return <span className={styles.state}>{children}</span>
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
