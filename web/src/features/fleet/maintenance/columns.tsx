import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useMeta } from '@/api/hooks'
import { MaintenanceStatus } from '@/parts/maintenance-status'
import type { Column } from '@/parts/resource-table/column'
import { fieldColumn } from '@/parts/resource-table/field-column'
import { CarCell, NextDueCell } from './cells'

export function useMaintenanceColumns(): Column<'maintenances'>[] {
  const { t } = useTranslation('maintenance')
  const meta = useMeta('maintenances')
  return useMemo(
    () => [
      fieldColumn(meta, 'carId', {
        fixed: true,
        sort: 'car.fullMatricule',
        render: (row) => <CarCell row={row} />,
      }),
      fieldColumn(meta, 'kind'),
      fieldColumn(meta, 'date', { sort: 'date' }),
      fieldColumn(meta, 'status', { render: (row) => <MaintenanceStatus row={row} /> }),
      fieldColumn(meta, 'garage'),
      fieldColumn(meta, 'totalCost', { sort: 'totalCost' }),
      {
        key: 'nextDue',
        label: t('nextDue'),
        fields: ['nextDueDate', 'nextDueOdometer'],
        sort: 'nextDueDate',
        render: (row) => <NextDueCell row={row} />,
      },
      fieldColumn(meta, 'odometer', { optional: true }),
      fieldColumn(meta, 'labourCost', { optional: true }),
      fieldColumn(meta, 'description', { optional: true }),
    ],
    [t, meta],
  )
}
