import { Skeleton, Stack, Text } from '@mantine/core'
import { IconBell, IconMail, IconMessage, IconSend } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useRights } from '@/api/hooks'
import type { Outbox, OutboxChannel } from '@/api/schema.gen'
import { ErrorState } from '@/engine/resource-table/error-state'
import { formatInstant } from '@/i18n/format'
import { OutboxError } from '@/platform/outbox/outbox-error'
import { isLost, StateBadge } from '@/platform/outbox/outbox-state'
import { IconItem, IconList } from '@/ui/icon-list'
import { Section } from '@/ui/section'
import { useLanguage } from '@/ui/use-language'
import { sentQuery } from './sent-query'

const ICONS: Record<OutboxChannel, typeof IconMail> = {
  in_app: IconBell,
  mail: IconMail,
  sms: IconMessage,
  push: IconBell,
}

/** What one's own acts sent to others, and whether it arrived. */
export function SentMessages() {
  const { t } = useTranslation('notifications')
  const { data, isPending, isError, error, refetch } = useQuery(sentQuery(useRights().userId))
  if (isError) return <ErrorState error={error} onRetry={refetch} />
  return (
    <Section title={t('sent.title')} hint={t('sent.hint')}>
      {isPending && <Skeleton height={160} />}
      {data?.documents.length === 0 && (
        <Stack align="center" gap={6} p="lg" c="dimmed">
          <IconSend size={40} stroke={1.2} aria-hidden="true" className="flip" />
          <Text fw={600} c="var(--mantine-color-text)">
            {t('sent.none')}
          </Text>
          <Text size="sm" ta="center" maw={360}>
            {t('sent.noneHint')}
          </Text>
        </Stack>
      )}
      <IconList>
        {data?.documents.map((row) => (
          <Message key={row.$id} row={row} />
        ))}
      </IconList>
    </Section>
  )
}

function Message({ row }: { row: Outbox }) {
  const { t } = useTranslation('notifications')
  const language = useLanguage()
  const Icon = ICONS[row.channel]
  return (
    <IconItem Icon={Icon} end={<StateBadge row={row} />}>
      <Text size="sm" fw={600}>
        <bdi>{row.subject || t('sent.noSubject')}</bdi>
      </Text>
      <Text size="sm" c="dimmed">
        {t('sent.to', { to: `\u2068${row.to}\u2069` })} ·{' '}
        <span className="tabular">{formatInstant(row.$createdAt, language)}</span>
      </Text>
      {row.lastError && isLost(row) && (
        <Text size="sm" c="var(--mantine-color-error)">
          <OutboxError error={row.lastError} />
        </Text>
      )}
    </IconItem>
  )
}
