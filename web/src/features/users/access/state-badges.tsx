import { useTranslation } from 'react-i18next'
import type { Users } from '@/api/schema.gen'
import { StatusBadge } from '@/ui/status-badge'

type State = Pick<Users, 'pending' | 'disabled' | 'userId' | 'unverified' | 'secondFactor' | 'persoActif'>

/** Whether a user can come in, and if not, why; then whether a code is asked for, and whether nobody stands behind it. */
export function StateBadges({ row }: { row: State }) {
  const { t } = useTranslation('users')
  return (
    <>
      <AccountStatusBadge row={row} />
      <UnverifiedBadge row={row} />
      {row.secondFactor && <StatusBadge tone="info">{t('states.secondFactor')}</StatusBadge>}
      {!row.persoActif && <StatusBadge tone="quiet">{t('states.noEmployee')}</StatusBadge>}
    </>
  )
}

/** Nobody has confirmed the address: whoever registered may be somebody else. */
export function UnverifiedBadge({ row }: { row: Pick<State, 'unverified'> }) {
  const { t } = useTranslation('users')
  return row.unverified ? <StatusBadge tone="warn">{t('states.unverified')}</StatusBadge> : null
}

/** The state alone, for a list that says the rest in columns of their own. */
export function AccountStatusBadge({ row }: { row: State }) {
  const { t } = useTranslation('users')
  if (row.disabled) return <StatusBadge tone="bad">{t('states.disabled')}</StatusBadge>
  if (row.pending) return <StatusBadge tone="warn">{t('states.pending')}</StatusBadge>
  if (!row.userId) return <StatusBadge tone="quiet">{t('states.noAccount')}</StatusBadge>
  return <StatusBadge tone="good">{t('states.active')}</StatusBadge>
}
