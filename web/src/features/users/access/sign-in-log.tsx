import { Button, Card, Skeleton, Text, Title } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { AccountLogEntry } from '@/api/actions.gen'
import type { Users } from '@/api/schema.gen'
import { ErrorState } from '@/engine/resource-table/error-state'
import { formatInstant } from '@/i18n/format'
import { IconItem, IconList } from '@/ui/icon-list'
import { StatusBadge } from '@/ui/status-badge'
import { useLanguage } from '@/ui/use-language'
import { useDeviceName } from './device-name'
import { eventLabel, isRefused } from './sign-in-event'
import { signInLogQuery } from './user-actions'
import styles from './user-sessions.module.css'

/** When and from where a user signed in, and what was refused in their name. */
export function SignInLog({ row }: { row: Users }) {
  const { t } = useTranslation('users')
  const query = useInfiniteQuery(signInLogQuery(row.$id))
  if (query.isPending) return <Skeleton height={240} />
  if (query.isError) return <ErrorState error={query.error} onRetry={query.refetch} />
  const entries = query.data.pages.flatMap((page) => page.logs)
  return (
    <Card withBorder padding="md" component="section">
      <Title order={2} size="h4">
        {t('signIns.title')}
      </Title>
      <Text size="sm" c="dimmed">
        {t(entries.length > 0 ? 'signIns.hint' : 'signIns.none')}
      </Text>
      <IconList>
        {entries.map((entry, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no id, and one only ever comes after the others.
          <Entry key={`${entry.time} ${at}`} entry={entry} />
        ))}
      </IconList>
      {query.hasNextPage && (
        <Button variant="default" loading={query.isFetchingNextPage} onClick={() => query.fetchNextPage()}>
          {t('signIns.more')}
        </Button>
      )}
    </Card>
  )
}

function Entry({ entry }: { entry: AccountLogEntry }) {
  const { t } = useTranslation('users')
  const language = useLanguage()
  const device = useDeviceName()
  return (
    <IconItem
      end={
        <>
          {isRefused(entry.event) && <StatusBadge tone="bad">{t('signIns.refused')}</StatusBadge>}
          <Text size="sm" c="dimmed" className="tabular">
            {formatInstant(entry.time, language)}
          </Text>
        </>
      }
    >
      <Text fw={600}>{eventLabel(entry.event, t)}</Text>
      <Text size="sm" c="dimmed" component="div" className={styles.facts}>
        <span className="name">{device(entry)}</span>
        {entry.ip && <span className="ltr">{entry.ip}</span>}
      </Text>
    </IconItem>
  )
}
