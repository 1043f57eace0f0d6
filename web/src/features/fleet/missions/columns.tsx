import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useMeta } from '@/api/hooks'
import { MissionStatus } from '@/parts/mission-status'
import { NamesCell } from '@/parts/names-cell'
import { RecordName } from '@/parts/record-name'
import type { Column } from '@/parts/resource-table/column'
import { fieldColumn } from '@/parts/resource-table/field-column'
import { useLanguage } from '@/ui/use-language'
import { MomentCell, missionNumber } from './cells'
import styles from './missions.module.css'

export function useMissionColumns(): Column<'missions'>[] {
  const { t } = useTranslation('missions')
  const language = useLanguage()
  const meta = useMeta('missions')
  return useMemo(() => {
    const moment = (name: 'departAt' | 'returnAt') =>
      fieldColumn<'missions'>(meta, name, { sort: name, render: (row) => <MomentCell at={row[name]} /> })
    return [
      {
        key: 'number',
        label: t('number'),
        fields: ['num', 'year'],
        sort: '$createdAt',
        fixed: true,
        render: (row) => <span className="ltr tabular">{missionNumber(row)}</span>,
      },
      fieldColumn(meta, 'persoActifId', {
        sort: language === 'ar' ? 'employee.fullNameAr' : 'employee.fullNameFr',
        render: (row) => <NamesCell document={row.employee ?? {}} />,
      }),
      fieldColumn(meta, 'mission', {
        render: (row) => (
          <bdi className={styles.object} title={row.mission}>
            {row.mission}
          </bdi>
        ),
      }),
      fieldColumn(meta, 'destination', { sort: 'destination' }),
      fieldColumn(meta, 'carId', {
        render: (row) => (
          <span className="ltr">
            <RecordName document={row.car} />
          </span>
        ),
      }),
      moment('departAt'),
      moment('returnAt'),
      fieldColumn(meta, 'status', { render: (row) => <MissionStatus row={row} /> }),
      fieldColumn(meta, 'bureau', { optional: true }),
      fieldColumn(meta, 'driverId', { optional: true }),
      fieldColumn(meta, 'transport', { optional: true }),
      fieldColumn(meta, 'numSerie', { optional: true }),
      fieldColumn(meta, 'distance', { sort: 'distance', optional: true }),
      fieldColumn(meta, 'fuelLitres', { optional: true }),
    ]
  }, [t, language, meta])
}
