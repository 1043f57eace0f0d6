import { useTranslation } from 'react-i18next'
import { act } from '@/api/actions'
import type { LastJobRun, ScheduledJob } from '@/api/actions.gen'
import { handledHere, useAction } from '@/api/use-action'
import { summarizeErrors } from '@/engine/error-summary'
import { toast } from '@/ui/toast'

/** Ends a run of scheduled work after the batch that is under way. */
export function useStopJob({ label }: ScheduledJob, { $id }: LastJobRun) {
  const { t } = useTranslation('administration')
  const { mutate, isPending, error, reset } = useAction({
    mutationFn: () => act('jobRuns.cancel', { id: $id }),
    onSuccess: () => toast.done(t('jobs.stopped', { name: label })),
    onError: handledHere,
  })
  return {
    stop: () => mutate(),
    busy: isPending,
    summary: summarizeErrors(t('jobs.notStopped'), [{ error }]),
    forget: reset,
  }
}
