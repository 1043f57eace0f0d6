import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { orgDocumentsQuery, SIGNATORIES, type Signatory, signatoriesOf } from '@/api/org-settings'
import { inPlace, useAction } from '@/api/use-action'
import { summarizeErrors } from '@/engine/error-summary'
import { toast } from '@/ui/toast'
import { keepSetting } from '../public-settings'

/** Who signs, in order; each change is kept at once. */
export function useSignatories() {
  const { t } = useTranslation('papers')
  const { data: documents } = useSuspenseQuery(orgDocumentsQuery)
  const all = signatoriesOf(documents)
  const { ask, busy, error, forget } = useAction({
    run: (next: readonly Signatory[]) => keepSetting(documents, SIGNATORIES, next),
    touches: 'settings',
    done: () => toast.done(t('saved')),
    failed: inPlace,
  })
  /** Whether it was kept. */
  const keep = async (next: readonly Signatory[]): Promise<boolean> => (await ask(next)) !== undefined
  return {
    all,
    busy,
    summary: summarizeErrors(t('refused'), [{ error }]),
    forget,
    put: (at: number, one: Signatory) => keep(at < all.length ? all.with(at, one) : [...all, one]),
    drop: (at: number) => keep(all.toSpliced(at, 1)),
    raise: (at: number) => keep(all.toSpliced(at - 1, 2, ...all.slice(at - 1, at + 1).reverse())),
  }
}
