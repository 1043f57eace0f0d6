import { Anchor, Button, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { useMeta } from '@/api/hooks'
import type { DueMaintenance } from '@/api/maintenance'
import { wordOf } from '@/api/schema-meta'
import { formatDay, formatNumber, formatPlate } from '@/i18n/format'
import type { Language } from '@/i18n/language'
import { Can } from '@/parts/can'
import { linkTo, recordAddress } from '@/parts/record-address'
import { StatusBadge } from '@/ui/status-badge'
import { useLanguage } from '@/ui/use-language'
import { type Distance, distances } from './due'
import styles from './plan.module.css'

/** One maintenance that comes due: of which car, when, how far that is, and the order for it. */
export function DueLine({ row }: { row: DueMaintenance }) {
  const { t } = useTranslation('maintenance')
  const language = useLanguage()
  const meta = useMeta('maintenances')
  const km = (value: number) => formatNumber(value, language)
  return (
    <li className={styles.line}>
      <div className={styles.what}>
        <Anchor component={Link} {...linkTo(recordAddress('maintenances', row.maintenanceId) ?? '')} fw={600}>
          {formatPlate(row.plate)}
        </Anchor>
        <Text size="sm">{wordOf(meta, 'kind', row.kind)}</Text>
      </div>
      <div className={styles.when}>
        {row.dueOn && <span className="tabular">{formatDay(row.dueOn, language)}</span>}
        {row.dueAtKm !== null && (
          <span className="tabular">
            {t('plan.dueAt', { km: km(row.dueAtKm) })}
            {row.odometer !== null && (
              <Text component="span" size="xs" c="dimmed" ms={6}>
                ({t('plan.now', { km: km(row.odometer) })})
              </Text>
            )}
          </span>
        )}
      </div>
      <div className={styles.far}>
        {distances(row).map((one) => (
          <StatusBadge key={one.in} tone={one.tone}>
            {said(one, t, language)}
          </StatusBadge>
        ))}
      </div>
      <Can verb="create" collection="maintenances">
        <Button
          component={Link}
          {...linkTo(`/park-maintenance/new?car=${encodeURIComponent(row.carId)}&kind=${row.kind}`)}
          size="xs"
          variant="default"
          leftSection={<IconPlus size={15} />}
        >
          {t('plan.order')}
        </Button>
      </Can>
    </li>
  )
}

function said({ in: unit, away }: Distance, t: TFunction<'maintenance'>, language: Language): string {
  const km = formatNumber(Math.abs(away), language)
  if (unit === 'km') return t(away < 0 ? 'plan.kmLate' : 'plan.kmLeft', { km })
  if (away === 0) return t('plan.today')
  return t(away < 0 ? 'plan.daysLate' : 'plan.daysLeft', { count: Math.abs(away) })
}
