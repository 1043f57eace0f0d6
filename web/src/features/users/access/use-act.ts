import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRefresh } from '@/api/hooks'
import { type Refused, refusalOf } from '@/parts/refusal'
import { toast } from '@/ui/toast'

/** Runs an act on a user: a toast when done, and a refusal that stays until it is read. */
export function useAct() {
  const { t } = useTranslation('users')
  const refresh = useRefresh()
  const [busy, setBusy] = useState<string>()
  const [refused, setRefused] = useState<Refused>()
  const act = async <T>(name: string, run: () => Promise<T>, done: string): Promise<T | undefined> => {
    setBusy(name)
    try {
      const answer = await run()
      await refresh('users')
      toast.done(done)
      return answer
    } catch (error) {
      setRefused(refusalOf(t('acts.refused'), [{ error }]))
      return undefined
    } finally {
      setBusy(undefined)
    }
  }
  return { act, busy, refused, forget: () => setRefused(undefined) }
}
