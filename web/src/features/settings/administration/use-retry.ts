import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '@/api/use-action'
import { type Failure, type Refused, refusalOf } from '@/engine/refused'
import { toast } from '@/ui/toast'
import { retry } from './outbox-actions'

/** Sends messages again, one after the other: a refusal of one leaves the others done. */
export function useRetry(onDone?: () => void) {
  const { t } = useTranslation('administration')
  const [refused, setRefused] = useState<Refused>()
  const { act, busy } = useAction({
    run: async (ids: readonly string[]) => {
      const failures: Failure[] = []
      for (const id of ids) await retry(id).catch((error: unknown) => failures.push({ error }))
      return failures
    },
    touches: 'outbox',
    done: (failures, ids) => {
      const count = ids.length - failures.length
      if (count > 0) toast.done(t('outbox.retried', { count }))
      setRefused(refusalOf(t('outbox.retryRefused'), failures))
      if (failures.length === 0) onDone?.()
    },
  })
  return { again: act, busy, refused, forget: () => setRefused(undefined) }
}
