import { SimpleGrid, Skeleton, Stack, Text, Title } from '@mantine/core'
import { IconBeach, IconCalendarOff, IconCalendarUser, IconFilePlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useMeta } from '@/api/hooks'
import type { LeaveBalance, UnitLeave } from '@/api/leave'
import { type OwnPortal, portalQuery } from '@/api/portal'
import { optionLabel } from '@/api/schema-meta'
import { ErrorState } from '@/engine/resource-table/error-state'
import { ChoiceBadge } from '@/fields/choice-badge'
import { OpenBlock } from '@/fields/open-block'
import { formatDay, formatNumber } from '@/i18n/format'
import { linkTo } from '@/paths/address'
import { paths } from '@/paths/paths'
import { ButtonLink } from '@/ui/links'
import { useLanguage } from '@/ui/use-language'
import { addressOfRequest, COUNTED, countsOf, latest, type OwnRequest, ownRequests } from './own-requests'
import styles from './portal-home.module.css'

/** So many of what happened last are listed. */
const LISTED = 6

interface PortalHomeProps {
  /** What is left of the days of the year. */
  balance: (balances: readonly LeaveBalance[]) => ReactNode
  /** What a manager sees of the week: who is away. */
  week: (plan: UnitLeave) => ReactNode
  /** What waits for a word of theirs. */
  waiting: (portal: OwnPortal) => ReactNode
}

/** Where somebody stands: what they asked for, what is left, what is to be done next. */
export function PortalHome({ balance, week, waiting }: PortalHomeProps) {
  const { data, error, isPending, refetch } = useQuery(portalQuery)
  if (error) return <ErrorState error={error} onRetry={refetch} />
  if (isPending) return <Skeleton height={320} />
  const requests = ownRequests(data)
  return (
    <Stack gap="lg">
      {waiting(data)}
      <Counts requests={requests} />
      <QuickActions />
      {balance(data.leaveRequests.balances)}
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        <Latest requests={latest(requests, LISTED)} />
        {data.leaveRequests.week && week(data.leaveRequests.week)}
      </SimpleGrid>
    </Stack>
  )
}

function Counts({ requests }: { requests: readonly OwnRequest[] }) {
  const { t } = useTranslation('portal')
  const language = useLanguage()
  const counts = countsOf(requests)
  return (
    <ul className={styles.counts} aria-label={t('home.counts')}>
      {COUNTED.map((status) => (
        <li key={status} data-status={status}>
          <strong className="ltr tabular">{formatNumber(counts[status], language)}</strong>
          <span>{t(`home.${status}`, { count: counts[status] })}</span>
        </li>
      ))}
    </ul>
  )
}

function QuickActions() {
  const { t } = useTranslation('portal')
  const actions = [
    { key: 'leave', address: paths.newLeave(), Icon: IconBeach },
    { key: 'document', address: paths.ownDocuments(), Icon: IconFilePlus },
    { key: 'absence', address: paths.portal({ tab: 'absences' }), Icon: IconCalendarOff },
    { key: 'calendar', address: paths.leaves({ tab: 'calendar' }), Icon: IconCalendarUser },
  ] as const
  return (
    <nav className={styles.quick} aria-label={t('home.quick')}>
      {actions.map(({ key, address, Icon }) => (
        <ButtonLink key={key} {...linkTo(address)} variant="default" leftSection={<Icon size={17} />}>
          {t(`home.actions.${key}`)}
        </ButtonLink>
      ))}
    </nav>
  )
}

function Latest({ requests }: { requests: readonly OwnRequest[] }) {
  const { t } = useTranslation('portal')
  return (
    <section className={styles.panel}>
      <Title order={2} size="h5" mb="xs">
        {t('home.latest')}
      </Title>
      {requests.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('home.nothing')}
        </Text>
      ) : (
        <ul className={styles.lines}>
          {requests.map((one) => (
            <li key={one.row.$id}>
              <OpenBlock address={addressOfRequest(one)} className={styles.line}>
                <span className={styles.words}>
                  <NameOfRequest request={one} />
                </span>
                <ChoiceBadge collection={one.kind} field="status" value={one.row.status} />
              </OpenBlock>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function NameOfRequest({ request }: { request: OwnRequest }) {
  const language = useLanguage()
  const [leave, paper] = [useMeta('leaveRequests'), useMeta('documentRequests')]
  if (request.kind === 'documentRequests') return optionLabel(paper, 'type', request.row.type)
  const days = [request.row.startDate, request.row.endDate].map((day) => formatDay(day, language))
  return (
    <>
      {leave.one} <span className={styles.days}>{[...new Set(days)].join(' – ')}</span>
    </>
  )
}
