import { Button, Skeleton, Tabs, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { PublicExam } from '@/api/actions.gen'
import { statusOf } from '@/api/errors'
import { FailureNotice } from '@/engine/error-notice'
import { formatInstant } from '@/i18n/format'
import { inLanguage } from '@/i18n/names'
import { AnchorLink } from '@/ui/links'
import { Notice } from '@/ui/notice'
import { useLanguage } from '@/ui/use-language'
import styles from './apply.module.css'
import { publicExamQuery } from './exams'
import { ApplicationForm } from './form/application-form'
import { Sheet } from './sheet'
import { type ApplyTab, TABS } from './tabs'

/** Who applies reads neither on the way: each comes with its tab. */
const Instructions = lazy(() => import('./instructions').then((all) => ({ default: all.Instructions })))
const VerifyApplication = lazy(() =>
  import('./verify/verify-application').then((all) => ({ default: all.VerifyApplication })),
)

interface ExamScreenProps {
  recruitment: string
  tab: ApplyTab
}

/** One exam as everybody sees it: to apply, to read its conditions, to follow an application. */
export function ExamScreen({ recruitment, tab }: ExamScreenProps) {
  const { t } = useTranslation('apply')
  const { data, error } = useQuery(publicExamQuery(recruitment))
  const isUnknown = [400, 404].includes(statusOf(error))
  return (
    <Sheet>
      <AnchorLink to="/apply" size="sm">
        {t('list.back')}
      </AnchorLink>
      {isUnknown && (
        <div role="alert">
          <Title order={1} size="h3">
            {t('unknown.title')}
          </Title>
          <Text>{t('unknown.text')}</Text>
        </div>
      )}
      {!isUnknown && <FailureNotice error={error ?? undefined} />}
      {!data && !error && <ExamSkeleton />}
      {data && <Exam exam={data.exam} now={data.now} tab={tab} />}
    </Sheet>
  )
}

function Exam({ exam, now, tab }: { exam: PublicExam; now: string; tab: ApplyTab }) {
  const { t } = useTranslation('apply')
  const language = useLanguage()
  const navigate = useNavigate()
  const open = (next: string | null) =>
    void navigate({
      to: '/apply/$recruitment',
      params: { recruitment: exam.id },
      search: next === 'form' || next === null ? {} : { tab: next as ApplyTab },
      replace: true,
    })
  const until = formatInstant(exam.application_deadline, language)
  return (
    <>
      <div>
        <Title order={1} size="h3">
          {inLanguage(exam.titleFr, exam.titleAr, language)}
        </Title>
        <Text size="sm" c="dimmed">
          {t('deadlineAt', { at: until })}
        </Text>
      </div>
      <Tabs value={tab} onChange={open} keepMounted={false}>
        <Tabs.List aria-label={t('tabs.label')} mb="md">
          {TABS.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {t(`tabs.${one}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="form">
          {exam.takesApplications ? (
            <ApplicationForm exam={exam} onFollow={() => open('verify')} />
          ) : (
            <ClosedForm exam={exam} until={until} onRead={() => open('instructions')} onFollow={() => open('verify')} />
          )}
        </Tabs.Panel>
        <Tabs.Panel value="instructions">
          <Suspense fallback={<ExamSkeleton />}>
            <Instructions exam={exam} />
          </Suspense>
        </Tabs.Panel>
        <Tabs.Panel value="verify" className={styles.exams}>
          <Suspense fallback={<ExamSkeleton />}>
            <VerifyApplication exam={exam} now={now} />
          </Suspense>
        </Tabs.Panel>
      </Tabs>
    </>
  )
}

function ExamSkeleton() {
  const { t } = useTranslation('apply')
  return <Skeleton height={240} radius={10} role="status" aria-label={t('loading')} />
}

interface ClosedFormProps {
  exam: PublicExam
  until: string
  onRead: () => void
  onFollow: () => void
}

/** What is left of an exam that takes no applications any more. */
function ClosedForm({ exam, until, onRead, onFollow }: ClosedFormProps) {
  const { t } = useTranslation('apply')
  return (
    <div className={styles.exams}>
      {exam.cancelReason ? (
        <Notice tone="bad" title={t('cancelled.title')}>
          <bdi>{exam.cancelReason}</bdi>
        </Notice>
      ) : (
        <Notice tone="warn" title={t('closed.title')}>
          {t('closed.text', { at: until })}
        </Notice>
      )}
      <div className={styles.row}>
        <Button onClick={onRead}>{t('closed.read')}</Button>
        <Button variant="default" onClick={onFollow}>
          {t('tabs.verify')}
        </Button>
      </div>
    </div>
  )
}
