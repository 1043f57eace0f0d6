import { Skeleton, Text } from '@mantine/core'
import { IconBeach } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { LeaveBalance } from '@/api/actions.gen'
import { USUAL_TYPE } from '@/api/leave-types'
import { portalQuery } from '@/api/portal'
import { formatDay, formatNumber } from '@/i18n/format'
import { inLanguage } from '@/i18n/names'
import { linkTo } from '@/paths/address'
import { paths } from '@/paths/paths'
import { ButtonLink } from '@/ui/links'
import { useLanguage } from '@/ui/use-language'
import { Days } from '../cells'
import styles from './leaves.module.css'

/** The balance that somebody who opens the portal came for: of the usual leave, else of whatever they have. */
export function usualBalance(balances: readonly LeaveBalance[]): LeaveBalance | undefined {
  return balances.find(({ type }) => type === USUAL_TYPE) ?? balances[0]
}

/** The days that are left, what of them is lost soon, and the way to ask for them: the first card of a phone. */
export function LeaveCard() {
  const { t } = useTranslation('leave')
  const { data, isError } = useQuery(portalQuery)
  if (isError) return null
  if (!data) return <Skeleton height={104} mb="sm" />
  const balance = usualBalance(data.leaveRequests.balances)
  return (
    <section className={styles.asking} aria-label={t('own.title')}>
      {balance ? <Balance balance={balance} /> : <Text size="sm">{t('balance.none')}</Text>}
      <ButtonLink {...linkTo(paths.newLeave())} size="md" leftSection={<IconBeach size={18} />}>
        {t('own.askShort')}
      </ButtonLink>
    </section>
  )
}

function Balance({ balance }: { balance: LeaveBalance }) {
  const { t } = useTranslation('leave')
  const language = useLanguage()
  const { available, expiring, expiresOn } = balance
  return (
    <div className={styles.left}>
      <span className={styles.available}>
        <strong className="ltr tabular">{formatNumber(available, language)}</strong>
        <span>{t('balance.available', { count: Math.abs(available) })}</span>
      </span>
      <Text size="sm" c="dimmed" component="span">
        {inLanguage(balance.nameFr, balance.nameAr, language)} <span className="tabular">{balance.year}</span>
      </Text>
      {expiring !== null && expiring > 0 && expiresOn && (
        <Text size="sm" component="span" className={styles.expiring}>
          <Days days={expiring} /> {t('balance.toTake', { day: formatDay(expiresOn, language) })}
        </Text>
      )}
    </div>
  )
}
