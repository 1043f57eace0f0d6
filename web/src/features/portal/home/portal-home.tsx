import { SimpleGrid, Skeleton, Stack, Text, Title } from '@mantine/core'
import { IconBeach, IconCalendarOff, IconCalendarUser, IconFilePlus, IconMap2 } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { LeaveBalance, UnitLeave } from '@/api/actions.gen'
import { useMeta, useRights } from '@/api/hooks'
import { type OwnPortal, portalQuery } from '@/api/portal'
import { opens } from '@/api/rights'
import { optionLabel } from '@/api/schema-meta'
import { ErrorState } from '@/engine/resource-table/error-state'
import { ChoiceBadge } from '@/fields/choice-badge'
import { OpenBlock } from '@/fields/open-block'
import { formatDay, formatNumber } from '@/i18n/format'
import { linkTo } from '@/paths/address'
import { paths } from '@/paths/paths'
import { ButtonLink } from '@/ui/links'
import { useLanguage } from '@/ui/use-language'
import { useSmall } from '@/ui/use-small'
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
  const small = useSmall()
  const { data, error, isPending, refetch } = useQuery(portalQuery)
  if (error) return <ErrorState error={error} onRetry={refetch} />
  if (isPending) return <Skeleton height={320} />
  const requests = ownRequests(data)
  return (
    <Stack gap={small ? 'sm' : 'lg'}>
      {waiting(data)}
      <Counts requests={requests} withoutNone={small} />
      <QuickActions />
      {!small && balance(data.leaveRequests.balances)}
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        <Latest requests={latest(requests, LISTED)} />
        {data.leaveRequests.week && week(data.leaveRequests.week)}
      </SimpleGrid>
      {small && balance(data.leaveRequests.balances)}
    </Stack>
  )
}

interface CountsProps {
  requests: readonly OwnRequest[]
  /** Where there is little room, none says nothing. */
  withoutNone: boolean
}

function Counts({ requests, withoutNone }: CountsProps) {
  const { t } = useTranslation('portal')
  const language = useLanguage()
  const counts = countsOf(requests)
  const shown = COUNTED.filter((status) => !withoutNone || counts[status] > 0)
  if (shown.length === 0) return null
  return (
    <ul className={styles.counts} aria-label={t('home.counts')}>
      {shown.map((status) => (
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
  const small = useSmall()
  const rights = useRights()
  // What a phone has at its head and at its foot stands there alone.
  const actions = [
    { key: 'leave', address: paths.newLeave(), Icon: IconBeach, isShown: !small },
    { key: 'document', address: paths.ownDocuments(), Icon: IconFilePlus, isShown: !small },
    { key: 'absence', address: paths.portal({ tab: 'absences' }), Icon: IconCalendarOff, isShown: true },
    { key: 'calendar', address: paths.leaves({ tab: 'calendar' }), Icon: IconCalendarUser, isShown: true },
    { key: 'missions', address: paths.missions(), Icon: IconMap2, isShown: small && opens(rights, '/order-mission') },
  ] as const
  return (
    <nav className={styles.quick} aria-label={t('home.quick')}>
      {actions
        .filter(({ isShown }) => isShown)
        .map(({ key, address, Icon }) => (
          <ButtonLink key={key} {...linkTo(address)} variant="default" leftSection={<Icon size={17} />}>
            {key === 'missions' ? t('missions') : t(`home.actions.${key}`)}
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
