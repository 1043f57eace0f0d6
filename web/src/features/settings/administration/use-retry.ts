import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRefresh } from '@/api/hooks'
import { retry } from '@/api/outbox'
import { type Failure, type Refused, refusalOf } from '@/parts/refusal'
import { toast } from '@/ui/toast'

/** Sends messages again, one after the other: a refusal of one leaves the others done. */
export function useRetry() {
  const { t } = useTranslation('administration')
  const refresh = useRefresh()
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<Refused>()
  const again = async (ids: readonly string[]) => {
    setBusy(true)
    const failures: Failure[] = []
    for (const id of ids) await retry(id).catch((error: unknown) => failures.push({ error }))
    await refresh('outbox')
    setBusy(false)
    const count = ids.length - failures.length
    if (count > 0) toast.done(t('outbox.retried', { count }))
    if (failures.length > 0) setRefused(refusalOf(t('outbox.retryRefused'), failures))
    return failures.length === 0
  }
  return { again, busy, refused, forget: () => setRefused(undefined) }
}
