import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Maintenances } from '@/api/schema.gen'
import type { CollectionMeta } from '@/api/schema-meta'
import { FieldNamed } from '@/fields/field-of'
import { RecordName } from '@/fields/record-name'
import { EMPTY, formatDay, formatNumber } from '@/i18n/format'
import { useLanguage } from '@/ui/use-language'
import styles from './maintenance.module.css'
import { MaintenanceStatus } from './maintenance-status'

/** The car by its plate, what it is beneath. */
export function CarCell({ row }: { row: Maintenances }) {
  return (
    <div>
      <RecordName document={row.car} />
      {row.car?.type && (
        <Text size="xs" c="dimmed" className="name" data-second>
          {row.car.type}
        </Text>
      )}
    </div>
  )
}

/** When the next is due: its day, the odometer beneath. */
export function NextDueCell({ row }: { row: Pick<Maintenances, 'nextDueDate' | 'nextDueOdometer'> }) {
  const { t } = useTranslation('maintenance')
  const language = useLanguage()
  if (!row.nextDueDate && row.nextDueOdometer === null) return EMPTY
  return (
    <div className="tabular">
      {row.nextDueDate && <div>{formatDay(row.nextDueDate, language)}</div>}
      {row.nextDueOdometer !== null && (
        <Text size="xs" c="dimmed" data-second={row.nextDueDate ? true : undefined}>
          {t('plan.dueAt', { km: formatNumber(row.nextDueOdometer, language) })}
        </Text>
      )}
    </div>
  )
}

/** A work order on a phone. */
export function OrderCard({ row, meta }: { row: Maintenances; meta: CollectionMeta }) {
  return (
    <div className={styles.card}>
      <span className={styles.cardHead}>
        <RecordName document={row.car} />
        <MaintenanceStatus row={row} />
      </span>
      <span className={styles.facts}>
        <FieldNamed meta={meta} name="kind" row={row} />
        <FieldNamed meta={meta} name="date" row={row} />
      </span>
    </div>
  )
}
