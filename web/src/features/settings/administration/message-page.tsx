import { Card, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Query } from 'appwrite'
import { useTranslation } from 'react-i18next'
import { listQuery, oneQuery } from '@/api/documents'
import { useMeta } from '@/api/hooks'
import { labelOf } from '@/api/schema-meta'
import { RecordDetails } from '@/engine/record-page/record-details'
import { RecordHead } from '@/engine/record-page/record-head'
import { formatInstant } from '@/i18n/format'
import { OutboxError } from '@/platform/outbox/outbox-error'
import { isLost, StateBadge } from '@/platform/outbox/outbox-state'
import { Notice } from '@/ui/notice'
import { useLanguage } from '@/ui/use-language'
import styles from './administration.module.css'
import { RetryButton } from './retry-button'

/** One message: to whom, what it said without its secrets, and why it did not leave. */
export function MessagePage({ id }: { id: string }) {
  const { t } = useTranslation('administration')
  const language = useLanguage()
  const meta = useMeta('outbox')
  const { data: row } = useSuspenseQuery(oneQuery('outbox', id))
  const cause = useUsername(row.causedBy)
  return (
    <>
      <RecordHead
        title={row.subject || t('outbox.noSubject')}
        other={<span className="ltr">{row.to}</span>}
        badges={<StateBadge row={row} />}
        actions={isLost(row) && <RetryButton ids={[id]} />}
      />
      <Stack>
        {row.lastError && isLost(row) && (
          <Notice tone="warn" title={t('outbox.error')}>
            <OutboxError error={row.lastError} />
          </Notice>
        )}
        <SimpleGrid cols={{ base: 1, lg: 2 }} style={{ alignItems: 'start' }}>
          <RecordDetails
            collection="outbox"
            record={row}
            title={`${t('outbox.details')} — ${formatInstant(row.$createdAt, language)}`}
            fields={['channel', 'to', 'attempts', 'causedBy']}
            values={{ causedBy: () => <span className="name">{cause}</span> }}
          />
          <Card withBorder padding="md" component="section">
            <Title order={2} size="h4">
              {labelOf(meta, 'body')}
            </Title>
            <Text size="sm" c="dimmed" mb="sm">
              {t('outbox.hidden')}
            </Text>
            <div className={styles.text} dir="auto">
              {row.body}
            </div>
          </Card>
        </SimpleGrid>
      </Stack>
    </>
  )
}

/** Who caused it, by name: the row knows the account alone. */
function useUsername(account: string | null): string {
  const mine = [Query.equal('userId', account ?? ''), Query.limit(1)]
  const { data } = useQuery({ ...listQuery('users', mine), enabled: Boolean(account) })
  return data?.documents[0]?.username ?? '–'
}
