import { useTranslation } from 'react-i18next'
import { handledHere, useAction } from '@/api/use-action'
import { summarizeErrors } from '@/engine/error-summary'
import { toast } from '@/ui/toast'
import { type Job, runJob } from './jobs'

/** Runs scheduled work at once, and looks at how it stands. */
export function useRunJob({ job, label }: Job) {
  const { t } = useTranslation('administration')
  const { mutate, isPending, error, reset } = useAction({
    mutationFn: () => runJob(job),
    invalidates: 'jobRuns',
    onSuccess: () => toast.done(t('jobs.started', { name: label })),
    onError: handledHere,
  })
  return {
    run: () => mutate(),
    busy: isPending,
    summary: summarizeErrors(t('jobs.refused'), [{ error }]),
    forget: reset,
  }
}
