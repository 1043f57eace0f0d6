import { Card, Skeleton, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FailureNotice } from '@/engine/error-notice'
import { formatInstant } from '@/i18n/format'
import { inLanguage } from '@/i18n/names'
import { AnchorLink } from '@/ui/links'
import { useLanguage } from '@/ui/use-language'
import styles from './apply.module.css'
import { type OpenExam, openExamsQuery } from './exams'
import { Sheet } from './sheet'

/** The exams that take applications now, for everybody. */
export function OpenExams() {
  const { t } = useTranslation('apply')
  const { data, error } = useQuery(openExamsQuery)
  return (
    <Sheet>
      <Title order={1} size="h2">
        {t('list.title')}
      </Title>
      <FailureNotice error={error ?? undefined} />
      {!data && !error && <Skeleton height={120} radius={10} role="status" aria-label={t('loading')} />}
      {data?.exams.length === 0 && (
        <div>
          <Text fw={600}>{t('list.empty')}</Text>
          <Text c="dimmed">{t('list.emptyHint')}</Text>
        </div>
      )}
      <div className={styles.exams}>
        {data?.exams.map((exam) => (
          <ExamCard key={exam.id} exam={exam} />
        ))}
      </div>
    </Sheet>
  )
}

function ExamCard({ exam }: { exam: OpenExam }) {
  const { t } = useTranslation('apply')
  const language = useLanguage()
  return (
    <Card withBorder component="article">
      <Title order={2} size="h4">
        {inLanguage(exam.titleFr, exam.titleAr, language)}
      </Title>
      <div className={styles.facts}>
        <Text size="sm">{t('posts', { count: exam.posts })}</Text>
        <Text size="sm">{t('list.until', { at: formatInstant(exam.application_deadline, language) })}</Text>
      </div>
      <AnchorLink to="/apply/$recruitment" params={{ recruitment: exam.id }} mt="sm" fw={600}>
        {t('list.open')}
      </AnchorLink>
    </Card>
  )
}
