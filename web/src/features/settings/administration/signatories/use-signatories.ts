import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { orgDocumentsQuery, SIGNATORIES, type Signatory, signatoriesOf } from '@/api/org-settings'
import { keepSetting } from '@/api/public-settings'
import { type Refused, refusalOf } from '@/parts/refusal'
import { toast } from '@/ui/toast'

/** Who signs, in order; each change is kept at once. */
export function useSignatories() {
  const { t } = useTranslation('papers')
  const client = useQueryClient()
  const { data: documents } = useSuspenseQuery(orgDocumentsQuery)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<Refused>()
  const all = signatoriesOf(documents)
  /** Whether it was kept. */
  const keep = async (next: readonly Signatory[]): Promise<boolean> => {
    setBusy(true)
    try {
      await keepSetting(documents, SIGNATORIES, next)
      toast.done(t('saved'))
      return true
    } catch (error) {
      setRefused(refusalOf(t('refused'), [{ error }]))
      return false
    } finally {
      await client.invalidateQueries({ queryKey: ['settings'] })
      setBusy(false)
    }
  }
  return {
    all,
    busy,
    refused,
    forget: () => setRefused(undefined),
    put: (at: number, one: Signatory) => keep(at < all.length ? all.with(at, one) : [...all, one]),
    drop: (at: number) => keep(all.toSpliced(at, 1)),
    raise: (at: number) => keep(all.toSpliced(at - 1, 2, ...all.slice(at - 1, at + 1).reverse())),
  }
}
