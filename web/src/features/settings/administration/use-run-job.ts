import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Job, runJob } from '@/api/jobs'
import { type Refused, refusalOf } from '@/parts/refusal'
import { useAction } from '@/parts/use-action'
import { toast } from '@/ui/toast'

/** Runs scheduled work at once, and looks at how it stands. */
export function useRunJob({ job, label }: Job) {
  const { t } = useTranslation('administration')
  const [refused, setRefused] = useState<Refused>()
  const { act, busy } = useAction({
    run: () => runJob(job),
    touches: 'jobRuns',
    done: () => toast.done(t('jobs.started', { name: label })),
    failed: (error) => setRefused(refusalOf(t('jobs.refused'), [{ error }])),
  })
  return { run: () => act(), busy, refused, forget: () => setRefused(undefined) }
}
