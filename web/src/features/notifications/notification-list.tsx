import { Button, Skeleton, Stack, Text, Title } from '@mantine/core'
import { IconBellCheck, IconCloudOff, IconPlugConnectedX } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { messageOf } from '@/api/errors'
import { type Notification, needsAcknowledgement, notificationsQuery, type Shown } from '@/api/notifications'
import { dayOf, formatNearDay } from '@/i18n/near'
import { useLanguage } from '@/ui/use-language'
import { NotificationLine } from './notification-line'
import styles from './notifications.module.css'

interface ListProps {
  shown: Exclude<Shown, 'toAcknowledge'>
  /** The rest of the list can be asked for here. */
  whole?: boolean
  /** A subject was opened. */
  onOpen?: () => void
}

export function NotificationList({ shown, whole, onOpen }: ListProps) {
  const { t } = useTranslation('notifications')
  const asked = useInfiniteQuery(notificationsQuery('toAcknowledge')).data
  const waiting = asked?.pages.flatMap((page) => page.documents).filter(needsAcknowledgement)
  const answer = useInfiniteQuery(notificationsQuery(shown))
  const rows = answer.data?.pages.flatMap((page) => page.documents)
  if (!rows || !waiting) return <NotYet answer={answer} />
  const order = whole ? 2 : 3
  const others = rows.filter((row) => !needsAcknowledgement(row))
  if (others.length === 0 && waiting.length === 0) return <EmptyList shown={shown} />
  return (
    <>
      {waiting.length > 0 && (
        <Group title={t('list.toAcknowledge')} count={waiting.length} order={order}>
          {waiting.map((row) => (
            <NotificationLine key={row.$id} row={row} dated onOpen={onOpen} />
          ))}
        </Group>
      )}
      <Days rows={others} order={order} onOpen={onOpen} />
      {whole && answer.hasNextPage && (
        <div className={styles.more}>
          <Button variant="default" loading={answer.isFetchingNextPage} onClick={() => answer.fetchNextPage()}>
            {t('list.more')}
          </Button>
        </div>
      )}
    </>
  )
}

interface DaysProps {
  rows: readonly Notification[]
  order: 2 | 3
  onOpen?: (() => void) | undefined
}

function Days({ rows, order, onOpen }: DaysProps) {
  const language = useLanguage()
  const days = [...new Set(rows.map((row) => dayOf(row.$createdAt)))]
  return days.map((day) => (
    <Group key={day} title={formatNearDay(day, language)} order={order}>
      {rows
        .filter((row) => dayOf(row.$createdAt) === day)
        .map((row) => (
          <NotificationLine key={row.$id} row={row} onOpen={onOpen} />
        ))}
    </Group>
  ))
}

interface GroupProps {
  title: string
  /** How many wait for one's word; none in a day. */
  count?: number
  /** On a page of its own its titles follow that of the page; elsewhere, that of the centre. */
  order: 2 | 3
  children: ReactNode
}

function Group({ title, count, order, children }: GroupProps) {
  return (
    <section className={styles.group} data-waiting={count !== undefined || undefined}>
      <Title order={order} className={styles.day}>
        {title}
        {count !== undefined && <span className={styles.number}>{count}</span>}
      </Title>
      <ul className={styles.lines}>{children}</ul>
    </section>
  )
}

function NotYet({
  answer,
}: {
  answer: { isError: boolean; error: unknown; fetchStatus: string; refetch: () => unknown }
}) {
  const { t } = useTranslation('notifications')
  if (answer.isError) {
    return (
      <Message icon={<IconCloudOff {...ICON} />} title={t('list.failed')} hint={messageOf(answer.error)}>
        <Button size="xs" onClick={() => answer.refetch()}>
          {t('retry', { ns: 'common' })}
        </Button>
      </Message>
    )
  }
  if (answer.fetchStatus === 'paused') {
    return <Message icon={<IconPlugConnectedX {...ICON} />} title={t('list.offline')} hint={t('list.offlineHint')} />
  }
  return (
    <Stack p="md" gap="sm" aria-busy="true">
      {[0, 1, 2].map((line) => (
        <Skeleton key={line} height={52} />
      ))}
    </Stack>
  )
}

function EmptyList({ shown }: { shown: Shown }) {
  const { t } = useTranslation('notifications')
  const words =
    shown === 'unread'
      ? (['list.emptyUnread', 'list.emptyUnreadHint'] as const)
      : (['list.empty', 'list.emptyHint'] as const)
  return <Message icon={<IconBellCheck {...ICON} />} title={t(words[0])} hint={t(words[1])} />
}

const ICON = { size: 40, stroke: 1.2, 'aria-hidden': true } as const

function Message({
  icon,
  title,
  hint,
  children,
}: {
  icon: ReactNode
  title: string
  hint: string
  children?: ReactNode
}) {
  return (
    <Stack align="center" gap={6} className={styles.message} role="status">
      {icon}
      <Text fw={600}>{title}</Text>
      <Text size="sm" c="dimmed" ta="center" maw={320}>
        {hint}
      </Text>
      {children}
    </Stack>
  )
}
