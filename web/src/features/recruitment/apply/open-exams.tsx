import { Card, Skeleton, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { ClosedExam, OpenExam } from '@/api/actions.gen'
import { FailureNotice } from '@/engine/error-notice'
import { formatInstant } from '@/i18n/format'
import { inLanguage } from '@/i18n/names'
import { AnchorLink } from '@/ui/links'
import { useLanguage } from '@/ui/use-language'
import styles from './apply.module.css'
import { openExamsQuery } from './exams'
import { Part } from './part'
import { Sheet } from './sheet'

/** The exams of the commune, for everybody: those that take applications first. */
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
      {data && <Exams open={data.exams} closed={data.closed} />}
    </Sheet>
  )
}

/** Where an exam ends. */
const ENDS = ['completed', 'cancelled']

/** Those that take applications, beneath them those under way, and those that ended as long as their lists stay. */
function Exams({ open, closed }: { open: OpenExam[]; closed: ClosedExam[] }) {
  const { t } = useTranslation('apply')
  const underWay = closed.filter(({ status }) => !ENDS.includes(status))
  const ended = closed.filter(({ status }) => ENDS.includes(status))
  return (
    <>
      {open.length === 0 && (
        <div>
          <Text fw={600}>{t('list.empty')}</Text>
          <Text c="dimmed">{t('list.emptyHint')}</Text>
        </div>
      )}
      {open.length > 0 && (
        <Part title={t('list.openNow')}>
          <div className={styles.exams}>
            {open.map((exam) => (
              <ExamCard key={exam.id} exam={exam} />
            ))}
          </div>
        </Part>
      )}
      {underWay.length > 0 && <ClosedExams title={t('list.underWay')} exams={underWay} />}
      {ended.length > 0 && <ClosedExams title={t('list.ended')} exams={ended} />}
    </>
  )
}

function ClosedExams({ title, exams }: { title: string; exams: ClosedExam[] }) {
  return (
    <Part title={title}>
      <div className={styles.exams}>
        {exams.map((exam) => (
          <ClosedCard key={exam.id} exam={exam} />
        ))}
      </div>
    </Part>
  )
}

const STATES = ['open', 'closed', 'grading_written', 'oral_scheduled', 'completed', 'cancelled'] as const

function ClosedCard({ exam }: { exam: ClosedExam }) {
  const { t } = useTranslation('apply')
  const language = useLanguage()
  const { results_announced_at: announced } = exam
  return (
    <Card withBorder component="article">
      <Title order={3} size="h5">
        {inLanguage(exam.titleFr, exam.titleAr, language)}
      </Title>
      <div className={styles.facts}>
        <Text size="sm" fw={600}>
          {t(`states.${STATES.find((one) => one === exam.status) ?? 'closed'}`)}
        </Text>
        <Text size="sm">
          {announced
            ? t('list.resultsOn', { at: formatInstant(announced, language) })
            : t('list.closedOn', { at: formatInstant(exam.application_deadline, language) })}
        </Text>
      </div>
      <AnchorLink
        to="/apply/$recruitment"
        params={{ recruitment: exam.id }}
        search={{ tab: 'instructions' }}
        mt="sm"
        fw={600}
      >
        {t('list.look')}
      </AnchorLink>
    </Card>
  )
}

function ExamCard({ exam }: { exam: OpenExam }) {
  const { t } = useTranslation('apply')
  const language = useLanguage()
  return (
    <Card withBorder component="article">
      <Title order={3} size="h4">
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
