import { Button, Text } from '@mantine/core'
import { IconPlayerPlay, IconPlayerStop } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { LastJobRun, ScheduledJob } from '@/api/actions.gen'
import { Can } from '@/engine/can'
import { ErrorDialog } from '@/engine/error-dialog'
import { ChoiceBadge } from '@/fields/choice-badge'
import { formatInstant, formatNumber } from '@/i18n/format'
import { Item } from '@/ui/item-list'
import { StatusBadge } from '@/ui/status-badge'
import { useLanguage } from '@/ui/use-language'
import { isRunning } from './jobs'
import { useRunJob } from './use-run-job'
import { useStopJob } from './use-stop-job'

/** One piece of scheduled work. */
export function JobLine({ job }: { job: ScheduledJob }) {
  const { t } = useTranslation('administration')
  const language = useLanguage()
  const { run, busy, summary, forget } = useRunJob(job)
  return (
    <Item
      name={
        <>
          {job.label} <RunState job={job} />
        </>
      }
      actions={
        <>
          {job.last?.mayBeCancelled && <StopButton job={job} run={job.last} />}
          <Can verb="run" collection="jobRuns">
            <Button
              size="xs"
              variant="default"
              loading={busy}
              disabled={isRunning(job) || job.waits}
              leftSection={<IconPlayerPlay size={16} aria-hidden />}
              aria-label={t('jobs.runNamed', { name: job.label })}
              onClick={run}
            >
              {t('jobs.run')}
            </Button>
          </Can>
        </>
      }
    >
      {job.last && <LastRun run={job.last} />}
      <Text size="sm" c="dimmed" component="div">
        {t('jobs.next', { when: formatInstant(job.nextAt, language) })}
      </Text>
      <ErrorDialog summary={summary} onClose={forget} />
    </Item>
  )
}

/** Ends a run that waits, or that works in batches. */
function StopButton({ job, run }: { job: ScheduledJob; run: LastJobRun }) {
  const { t } = useTranslation('administration')
  const { stop, busy, summary, forget } = useStopJob(job, run)
  return (
    <Can verb="cancel" collection="jobRuns">
      <Button
        size="xs"
        variant="default"
        loading={busy}
        leftSection={<IconPlayerStop size={16} aria-hidden />}
        aria-label={t('jobs.stopNamed', { name: job.label })}
        onClick={stop}
      >
        {t('jobs.stop')}
      </Button>
      <ErrorDialog summary={summary} onClose={forget} />
    </Can>
  )
}

function RunState({ job }: { job: ScheduledJob }) {
  const { t } = useTranslation('administration')
  const { last } = job
  if (job.waits) return <StatusBadge tone="warn">{t('jobs.waitsForClock')}</StatusBadge>
  if (!last) return null
  if (!last.outcome) return <StatusBadge tone="info">{t(last.startedAt ? 'jobs.running' : 'jobs.waiting')}</StatusBadge>
  // The first start only notes that the hours count from then: nothing was missed.
  if (last.outcome === 'skipped') return <StatusBadge tone="quiet">{t('jobs.notYet')}</StatusBadge>
  return <ChoiceBadge collection="jobRuns" field="outcome" value={last.outcome} />
}

function LastRun({ run }: { run: LastJobRun }) {
  const { t } = useTranslation('administration')
  const language = useLanguage()
  if (run.outcome === 'skipped') return null
  const count = Number(run.message)
  return (
    <Text size="sm" component="div">
      {t('jobs.last', { when: formatInstant(run.startedAt ?? run.dueAt, language) })}
      {run.endedAt && <> · {t('jobs.took', { seconds: formatNumber(seconds(run), language) })}</>}
      {run.outcome === 'ok' && <> · {t('jobs.dealt', { count })}</>}
      {run.outcome !== 'ok' && run.progress !== null && <> · {t('jobs.dealt', { count: run.progress })}</>}
      {run.outcome !== 'ok' && run.message && (
        <Text c="var(--mantine-color-error)" size="sm">
          <bdi>{run.message}</bdi>
        </Text>
      )}
    </Text>
  )
}

/** How long a run took, in seconds. */
function seconds({ startedAt, dueAt, endedAt }: LastJobRun): number {
  const due = dueAt ?? ''
  const from = new Date(startedAt ?? due).getTime()
  return Math.round((new Date(endedAt ?? due).getTime() - from) / 100) / 10
}
