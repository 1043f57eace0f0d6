import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Devices } from '@/api/schema.gen'
import { EMPTY, formatNumber } from '@/i18n/format'
import { StatusBadge } from '@/ui/status-badge'
import { useLanguage } from '@/ui/use-language'
import { DRIFT_TOLERATED, stateOf, TONES } from './state'

/** A terminal by its name, its serial number beneath. */
export function DeviceCell({ row }: { row: Devices }) {
  const language = useLanguage()
  const names = language === 'ar' ? [row.nameAr, row.nameFr] : [row.nameFr, row.nameAr]
  const name = names.find(Boolean)
  const serial = <span className="ltr">{row.serialNumber}</span>
  if (!name) return <div className="name">{serial}</div>
  return (
    <div>
      <div className="name">
        <bdi>{name}</bdi>
      </div>
      <Text size="xs" c="dimmed" component="div" data-second>
        {serial}
      </Text>
    </div>
  )
}

export function DeviceBadge({ row }: { row: Devices }) {
  const { t } = useTranslation('devices')
  const state = stateOf(row, new Date())
  return <StatusBadge tone={TONES[state]}>{t(`states.${state}`)}</StatusBadge>
}

/** By how many seconds its clock is off: in words where that is too much. */
export function Drift({ row }: { row: Devices }) {
  const { t } = useTranslation('devices')
  const language = useLanguage()
  if (!row.allowed) return <span>{EMPTY}</span>
  const seconds = formatNumber(Math.abs(row.drift ?? 0), language)
  if (Math.abs(row.drift ?? 0) <= DRIFT_TOLERATED) return <span className="tabular">{t('drift.fine')}</span>
  const side = (row.drift ?? 0) > 0 ? 'ahead' : 'behind'
  return <StatusBadge tone="warn">{t(`drift.${side}`, { seconds })}</StatusBadge>
}
