import { useTranslation } from 'react-i18next'
import { act } from '@/api/actions'
import type { ScheduledJob } from '@/api/actions.gen'
import { handledHere, useAction } from '@/api/use-action'
import { summarizeErrors } from '@/engine/error-summary'
import { toast } from '@/ui/toast'

/** Runs scheduled work at once, and looks at how it stands. */
export function useRunJob({ job, label }: ScheduledJob) {
  const { t } = useTranslation('administration')
  const { mutate, isPending, error, reset } = useAction({
    mutationFn: () => act('jobRuns.run', { job }),
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
