import { Skeleton, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { LeaveBalance } from '@/api/actions.gen'
import { balancesQuery } from '@/api/leave'
import { ErrorState } from '@/engine/resource-table/error-state'
import { formatDay, formatNumber } from '@/i18n/format'
import { inLanguage } from '@/i18n/names'
import { useLanguage } from '@/ui/use-language'
import { Days } from '../cells'
import styles from './leaves.module.css'

interface BalanceCardsProps {
  /** Oneself unless it is said. */
  employee?: string
}

/** What is left of the year, type by type, with what is asked for already. */
export function BalanceCards({ employee }: BalanceCardsProps) {
  const { data, error, isPending, refetch } = useQuery(balancesQuery(employee))
  if (error) return <ErrorState error={error} onRetry={refetch} />
  if (isPending) return <Skeleton height={132} mb="md" />
  return <Balances balances={data} />
}

/** Balances that were read already. */
export function Balances({ balances }: { balances: readonly LeaveBalance[] }) {
  const { t } = useTranslation('leave')
  if (balances.length === 0) {
    return (
      <Text c="dimmed" size="sm" mb="md">
        {t('balance.none')}
      </Text>
    )
  }
  return (
    <section className={styles.balances} aria-label={t('balance.title')}>
      {balances.map((balance) => (
        <BalanceCard key={balance.type} balance={balance} />
      ))}
    </section>
  )
}

function BalanceCard({ balance }: { balance: LeaveBalance }) {
  const { t } = useTranslation('leave')
  const language = useLanguage()
  const lines = [
    ['entitled', balance.entitled],
    ['carried', balance.carried],
    ['corrected', balance.corrected],
    ['earlier', balance.earlier],
    ['taken', balance.taken],
    ['expired', balance.expired],
    ['pending', balance.pending],
  ] as const
  return (
    <div className={styles.balance}>
      <Title order={2} size="h5">
        {inLanguage(balance.nameFr, balance.nameAr, language)} <span className="tabular">{balance.year}</span>
      </Title>
      <p className={styles.available}>
        <strong className="ltr tabular">{formatNumber(balance.available, language)}</strong>
        <span>{t('balance.available', { count: Math.abs(balance.available) })}</span>
      </p>
      <dl className={styles.sums}>
        {lines
          .filter(([name, days]) => days !== 0 || name === 'entitled')
          .map(([name, days]) => (
            <div key={name}>
              <dt>{t(`balance.${name}`)}</dt>
              <dd className="ltr tabular">{formatNumber(days, language)}</dd>
            </div>
          ))}
      </dl>
      {balance.expiring !== null && balance.expiring > 0 && (
        <Text size="sm" className={styles.expiring}>
          {t('balance.until', { day: formatDay(balance.expiresOn, language) })} <Days days={balance.expiring} />
        </Text>
      )}
    </div>
  )
}
