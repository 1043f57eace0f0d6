import { Anchor, Group, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useMeta, useRights } from '@/api/hooks'
import type { Cars } from '@/api/schema.gen'
import { formatNumber, formatPlate, today } from '@/i18n/format'
import { CarStatus, PapersStatus } from '@/parts/car-badges'
import { linkTo } from '@/parts/record-address'
import type { Column } from '@/parts/resource-table/column'
import { FieldOf, fieldColumn } from '@/parts/resource-table/field-column'
import { useLanguage } from '@/ui/use-language'
import { carAddress, carTabs } from './address'
import styles from './cars.module.css'
import { periodOf } from './costs/period'

export function plateOf(row: Pick<Cars, 'fullMatricule'>): string {
  return formatPlate(row.fullMatricule ?? '')
}

/** What a car is called among people: its make and its model. */
export function makeOf(row: Pick<Cars, 'brand' | 'model'>): string {
  return [row.brand, row.model].filter(Boolean).join(' ')
}

function CarCell({ row }: { row: Cars }) {
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
function MissionCount({ row }: { row: Cars }) {
  const language = useLanguage()
  const isListed = carTabs(useRights()).includes('missions')
  const count = <span className="tabular">{formatNumber(row.missionCount, language)}</span>
  if (!row.missionCount || !isListed) return count
  const asked = { tab: 'missions', ...periodOf(today().slice(0, 4)), status: 'standing' } as const
  return (
    <Anchor component={Link} {...linkTo(carAddress(row.$id, asked))} inherit>
      {count}
    </Anchor>
  )
}

export function useCarColumns(): Column<'cars'>[] {
  const meta = useMeta('cars')
  return useMemo(() => {
    const sorted = (name: keyof Cars & string, more: Partial<Column<'cars'>> = {}) =>
      fieldColumn<'cars'>(meta, name, { sort: name, ...more })
    const optional = (name: keyof Cars & string) => fieldColumn<'cars'>(meta, name, { optional: true })
    return [
      sorted('fullMatricule', {
        fields: ['fullMatricule', 'brand', 'model'],
        fixed: true,
        render: (row) => <CarCell row={row} />,
      }),
      sorted('vehicleType'),
      fieldColumn(meta, 'fuel'),
      fieldColumn(meta, 'serviceId'),
      fieldColumn(meta, 'ownerDriverId'),
      sorted('status', {
        render: (row) => (
          <span className={styles.state}>
            <CarStatus status={row.status} />
          </span>
        ),
      }),
      sorted('documentStatus', {
        render: (row) => (
          <span className={styles.state}>
            <PapersStatus status={row.documentStatus} />
          </span>
        ),
      }),
      sorted('missionCount', { render: (row) => <MissionCount row={row} /> }),
      sorted('odometer', { optional: true }),
      sorted('num', { optional: true }),
      optional('plateKind'),
      optional('type'),
      optional('fiscalPower'),
      optional('numSerie'),
      sorted('commissioningDate', { optional: true }),
      sorted('price', { optional: true }),
    ]
  }, [meta])
}

/** A car on a phone: its plate, its make, how it stands. */
export function CarCard({ row }: { row: Cars }) {
  const meta = useMeta('cars')
  const type = meta.fields.find((field) => field.name === 'vehicleType')
  return (
    <div className={styles.card}>
      <CarCell row={row} />
      {type && (
        <Text size="sm" c="dimmed">
          <FieldOf field={type} row={row} />
        </Text>
      )}
      <Group gap={6}>
        <CarStatus status={row.status} />
        <PapersStatus status={row.documentStatus} />
      </Group>
    </div>
  )
}
