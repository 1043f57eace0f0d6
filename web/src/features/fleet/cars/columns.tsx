import { Group, Text } from '@mantine/core'
import { useMemo } from 'react'
import { useMeta } from '@/api/hooks'
import type { Cars } from '@/api/schema.gen'
import { formatPlate } from '@/i18n/format'
import { CarStatus, PapersStatus } from '@/parts/car-badges'
import type { Column } from '@/parts/resource-table/column'
import { FieldOf, fieldColumn } from '@/parts/resource-table/field-column'
import styles from './cars.module.css'

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
      sorted('missionCount'),
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
