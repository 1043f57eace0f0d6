import { Card, Skeleton, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Query } from 'appwrite'
import { useTranslation } from 'react-i18next'
import { reportQuery } from '@/api/reports'
import { Bar } from '@/engine/reports/bar'
import { RowLink } from '@/engine/reports/row-link'
import { ErrorState } from '@/engine/resource-table/error-state'
import { formatNumber } from '@/i18n/format'
import { paths } from '@/paths/paths'
import { useLanguage } from '@/ui/use-language'
import { funnelOf } from './funnel'
import styles from './home.module.css'

/** How many candidates came how far, of one exam or of all; each stage leads to those who stand there. */
export function FunnelCard({ exam }: { exam?: string | undefined }) {
  const { t } = useTranslation('recruitment')
  const language = useLanguage()
  const queries = exam ? [Query.equal('recruitmentId', exam)] : []
  const { data, error, isPending, refetch } = useQuery(reportQuery('candidatesByStatus', language, { queries }))
  const lines = funnelOf(data?.groups ?? [])
  const max = Math.max(...lines.map(({ reached }) => reached), 0)
  const number = (value: number) => <span className="ltr tabular">{formatNumber(value, language)}</span>
  return (
    <Card withBorder padding="md" component="section">
      <Title order={2} size="h4" mb="xs">
        {t('home.funnel')}
      </Title>
      {isPending && <Skeleton height={240} />}
      {error && <ErrorState error={error} onRetry={refetch} />}
      {data && max === 0 && <Text c="dimmed">{t('home.noCandidates')}</Text>}
      {data && max > 0 && (
        <table className={styles.funnel} aria-label={t('home.funnel')}>
          <thead>
            <tr>
              <th scope="col">{t('home.stage')}</th>
              <td className={styles.track} />
              <th scope="col" className={styles.count}>
                {t('home.reached')}
              </th>
              <th scope="col" className={styles.count}>
                {t('home.standing')}
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ stage, reached, standing }) => (
              <tr key={stage}>
                <th scope="row">{t(`home.stages.${stage}`)}</th>
                <td className={styles.track}>
                  <Bar value={reached} max={max} />
                </td>
                <td className={styles.count}>{number(reached)}</td>
                <td className={styles.count}>
                  <RowLink address={standing ? paths.candidates({ status: stage, recruitment: exam }) : undefined}>
                    {number(standing)}
                  </RowLink>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  )
}
