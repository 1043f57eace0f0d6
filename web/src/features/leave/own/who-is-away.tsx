import { Card, Skeleton, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { UnitLeave } from '@/api/actions.gen'
import { unitLeaveQuery } from '@/api/leave'
import { addDays } from '@/i18n/clock'
import { formatDay, today } from '@/i18n/format'
import { inLanguage } from '@/i18n/names'
import { StatusBadge } from '@/ui/status-badge'
import { useLanguage } from '@/ui/use-language'
import styles from './leaves.module.css'

/** The days that are looked ahead. */
const WEEK = 7

/** Who of a unit is away in the week to come, and until when. */
export function WhoIsAway({ unit }: { unit?: string }) {
  const from = today()
  const { data, isPending, isError } = useQuery(unitLeaveQuery(from, addDays(from, WEEK - 1), unit))
  if (isError) return null
  if (isPending) return <Skeleton height={120} />
  return <AwayInWeek plan={data} />
}

/** The same of a plan that is known already. */
export function AwayInWeek({ plan: data }: { plan: UnitLeave }) {
  const { t } = useTranslation('leave')
  const language = useLanguage()
  const names = new Map(
    data.people.map((one) => [one.id, inLanguage(one.fullNameFr, one.fullNameAr, language)] as const),
  )
  return (
    <Card withBorder padding="md">
      <Title order={2} size="h5" mb="xs">
        {t('week.title')}
      </Title>
      {data.absences.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('week.nobody')}
        </Text>
      ) : (
        <ul className={styles.all}>
          {data.absences.map((one) => (
            <li key={`${one.employeeId} ${one.from}`} className={styles.head}>
              <span className={styles.name}>
                <bdi>{names.get(one.employeeId) ?? '…'}</bdi>
                <Text size="sm" c="dimmed" component="div">
                  {t('fromTo', { from: formatDay(one.from, language), to: formatDay(one.to, language) })}
                </Text>
              </span>
              <StatusBadge tone={one.certain ? 'info' : 'quiet'}>
                {t(one.certain ? 'calendar.away' : 'calendar.asked')}
              </StatusBadge>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
