import { Card, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Query } from 'appwrite'
import { useTranslation } from 'react-i18next'
import { listQuery } from '@/api/documents'
import type { Recruitments } from '@/api/schema.gen'
import { titleOf } from '@/api/titles'
import { OpenLink } from '@/fields/open-link'
import { formatNumber } from '@/i18n/format'
import { StatusBadge } from '@/ui/status-badge'
import { useLanguage } from '@/ui/use-language'
import styles from './home.module.css'
import { waitingOf } from './waiting'

function useTotal(collection: 'candidates' | 'appeals', query: string): number {
  return useQuery(listQuery(collection, [query, Query.limit(1)])).data?.total ?? 0
}

/** What waits, and for whom. */
export function WaitingCard({ exams }: { exams: readonly Recruitments[] }) {
  const { t } = useTranslation('recruitment')
  const language = useLanguage()
  const toReview = useTotal('candidates', Query.equal('status', 'submitted'))
  const appeals = useTotal('appeals', Query.equal('state', 'filed'))
  const lines = waitingOf(
    exams.map(({ $id, status, application_deadline }) => ({ id: $id, status, deadline: application_deadline })),
    { toReview, appeals },
    new Date(),
  )
  const nameOf = (id?: string) =>
    titleOf(
      exams.find(({ $id }) => $id === id),
      language,
    )
  return (
    <Card withBorder padding="md" component="section">
      <Title order={2} size="h4" mb="xs">
        {t('home.waiting')}
      </Title>
      {lines.length === 0 && <Text c="dimmed">{t('home.calm')}</Text>}
      <ul className={styles.lines}>
        {lines.map(({ key, work, who, count, exam, address }) => (
          <li key={key} className={styles.line}>
            <span className={styles.what}>
              <OpenLink address={address}>{t(`home.work.${work}`)}</OpenLink>
              <Text size="sm" c="dimmed" component="span" truncate>
                {[exam && nameOf(exam), t(`home.who.${who}`)].filter(Boolean).join(' · ')}
              </Text>
            </span>
            {count !== null && (
              <StatusBadge tone="warn">
                <span className="tabular">{formatNumber(count, language)}</span>
              </StatusBadge>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
