import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { act } from '@/api/actions'
import { useAction } from '@/api/use-action'
import { type ErrorSummary, type NamedError, summarizeErrors } from '@/engine/error-summary'
import { toast } from '@/ui/toast'

/** Sends messages again, one after the other: a refusal of one leaves the others done. */
export function useRetry(onDone?: () => void) {
  const { t } = useTranslation('administration')
  const [summary, setSummary] = useState<ErrorSummary>()
  const { mutate, isPending } = useAction({
    mutationFn: async (ids: readonly string[]) => {
      const failures: NamedError[] = []
      for (const outboxId of ids)
        await act('outbox.retry', { outboxId }).catch((error: unknown) => failures.push({ error }))
      return failures
    },
    onSuccess: (failures, ids) => {
      const count = ids.length - failures.length
      if (count > 0) toast.done(t('outbox.retried', { count }))
      setSummary(summarizeErrors(t('outbox.retryRefused'), failures))
      if (failures.length === 0) onDone?.()
    },
  })
  return { again: mutate, busy: isPending, summary, forget: () => setSummary(undefined) }
}
