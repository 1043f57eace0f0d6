import { useTranslation } from 'react-i18next'
import { inPlace, useAction } from '@/api/use-action'
import { summarizeErrors } from '@/engine/error-summary'
import { toast } from '@/ui/toast'
import { type Job, runJob } from './jobs'

/** Runs scheduled work at once, and looks at how it stands. */
export function useRunJob({ job, label }: Job) {
  const { t } = useTranslation('administration')
  const { act, busy, error, forget } = useAction({
    run: () => runJob(job),
    touches: 'jobRuns',
    done: () => toast.done(t('jobs.started', { name: label })),
    failed: inPlace,
  })
  return { run: () => act(), busy, summary: summarizeErrors(t('jobs.refused'), [{ error }]), forget }
}
