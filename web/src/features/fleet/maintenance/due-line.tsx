import { Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { DueMaintenance } from '@/api/actions.gen'
import { useMeta } from '@/api/hooks'
import { optionLabel } from '@/api/schema-meta'
import { Can } from '@/engine/can'
import { OpenLink } from '@/fields/open-link'
import { Plate } from '@/fields/plate'
import { formatDay, formatNumber } from '@/i18n/format'
import type { Language } from '@/i18n/language'
import { linkTo } from '@/paths/address'
import { paths } from '@/paths/paths'
import { ButtonLink } from '@/ui/links'
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
        <CarLink row={row} />
        <OpenLink address={paths.maintenance(row.maintenanceId)}>{optionLabel(meta, 'kind', row.kind ?? '')}</OpenLink>
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
            {distanceText(one, t, language)}
          </StatusBadge>
        ))}
      </div>
      <Can verb="create" collection="maintenances">
        <ButtonLink
          {...linkTo(paths.newMaintenance({ car: row.carId, kind: row.kind ?? undefined }))}
          size="xs"
          variant="default"
          leftSection={<IconPlus size={15} />}
        >
          {t('plan.order')}
        </ButtonLink>
      </Can>
    </li>
  )
}

/** The car, at its maintenance, for whoever may go there. */
function CarLink({ row }: { row: DueMaintenance }) {
  return (
    <Text fw={600} component="span">
      <OpenLink address={paths.car(row.carId, { tab: 'maintenance' })}>
        <Plate>{row.plate ?? ''}</Plate>
      </OpenLink>
    </Text>
  )
}

function distanceText({ in: unit, away }: Distance, t: TFunction<'maintenance'>, language: Language): string {
  const km = formatNumber(Math.abs(away), language)
  if (unit === 'km') return t(away < 0 ? 'plan.kmLate' : 'plan.kmLeft', { km })
  if (away === 0) return t('plan.today')
  return t(away < 0 ? 'plan.daysLate' : 'plan.daysLeft', { count: Math.abs(away) })
}
