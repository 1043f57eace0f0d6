import { Button, Skeleton, Text } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { Models } from 'appwrite'
import i18next from 'i18next'
import { useTranslation } from 'react-i18next'
import { FailureNotice } from '@/engine/error-notice'
import { formatInstant } from '@/i18n/format'
import { IconItem, IconList } from '@/ui/icon-list'
import { Section } from '@/ui/section'
import { StatusBadge } from '@/ui/status-badge'
import { useLanguage } from '@/ui/use-language'
import { logsQuery } from '../account'
import { deviceOf } from './devices'
import { Facts } from './facts'

/** What happened to the account, newest first: whoever reads an entry that was not them knows what to do. */
export function SignInLog() {
  const { t } = useTranslation('account')
  const logs = useInfiniteQuery(logsQuery)
  const pages = logs.data?.pages ?? []
  const entries = pages.flatMap((page, at) => page.logs.map((entry, line) => ({ entry, key: `${at}.${line}` })))
  return (
    <Section title={t('log.title')} hint={t('log.hint')}>
      <FailureNotice error={logs.isError ? logs.error : undefined} />
      {logs.isPending && <Skeleton height={160} />}
      {logs.isSuccess && entries.length === 0 && <Text c="dimmed">{t('log.none')}</Text>}
      <IconList>
        {entries.map(({ entry, key }) => (
          <Entry key={key} entry={entry} />
        ))}
      </IconList>
      {logs.hasNextPage && (
        <Button variant="default" loading={logs.isFetchingNextPage} onClick={() => logs.fetchNextPage()}>
          {t('log.more')}
        </Button>
      )}
    </Section>
  )
}

function Entry({ entry }: { entry: Models.Log }) {
  const { t } = useTranslation('account')
  const language = useLanguage()
  const isFailure = entry.event.endsWith('.failed')
  return (
    <IconItem end={isFailure && <StatusBadge tone="warn">{t('log.failed')}</StatusBadge>}>
      <Text size="sm" fw={600}>
        {eventText(entry.event)}
      </Text>
      <Facts facts={[formatInstant(entry.time, language), entry.ip, deviceOf(entry)]} />
    </IconItem>
  )
}

/** An event that a later server writes and this page does not know yet is shown as it is written. */
function eventText(event: string): string {
  const key = `log.events.${event.replaceAll('.', '_')}`
  return i18next.exists(key, { ns: 'account' }) ? i18next.t(key as 'log.more', { ns: 'account' }) : event
}
