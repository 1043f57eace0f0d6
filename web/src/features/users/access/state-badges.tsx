import { useTranslation } from 'react-i18next'
import type { Users } from '@/api/schema.gen'
import { StatusBadge } from '@/ui/status-badge'

/** Whether a user can come in, and if not, why. */
export function StateBadges({ row }: { row: Pick<Users, 'pending' | 'disabled' | 'userId'> }) {
  const { t } = useTranslation('users')
  if (row.disabled) return <StatusBadge tone="bad">{t('states.disabled')}</StatusBadge>
  if (row.pending) return <StatusBadge tone="warn">{t('states.pending')}</StatusBadge>
  if (!row.userId) return <StatusBadge tone="quiet">{t('states.noAccount')}</StatusBadge>
  return <StatusBadge tone="good">{t('states.active')}</StatusBadge>
}
