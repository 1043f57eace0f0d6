import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRefresh } from '@/api/hooks'
import { type Job, runJob } from '@/api/jobs'
import { type Refused, refusalOf } from '@/parts/refusal'
import { toast } from '@/ui/toast'

/** Runs scheduled work at once, and looks at how it stands. */
export function useRunJob({ job, label }: Job) {
  const { t } = useTranslation('administration')
  const refresh = useRefresh()
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<Refused>()
  const run = async () => {
    setBusy(true)
    try {
      await runJob(job)
      toast.done(t('jobs.started', { name: label }))
    } catch (error) {
      setRefused(refusalOf(t('jobs.refused'), [{ error }]))
    } finally {
      await refresh('jobRuns')
      setBusy(false)
    }
  }
  return { run, busy, refused, forget: () => setRefused(undefined) }
}
