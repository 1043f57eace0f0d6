import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { orgDocumentsQuery, SIGNATORIES, type Signatory, signatoriesOf } from '@/api/org-settings'
import { handledHere, useAction } from '@/api/use-action'
import { summarizeErrors } from '@/engine/error-summary'
import { toast } from '@/ui/toast'
import { keepSetting } from '../public-settings'

/** Who signs, in order; each change is kept at once. */
export function useSignatories() {
  const { t } = useTranslation('papers')
  const { data: documents } = useSuspenseQuery(orgDocumentsQuery)
  const all = signatoriesOf(documents)
  const { mutateAsync, isPending, error, reset } = useAction({
    mutationFn: (next: readonly Signatory[]) => keepSetting(documents, SIGNATORIES, next),
    invalidates: 'settings',
    onSuccess: () => toast.done(t('saved')),
    onError: handledHere,
  })
  /** Whether it was kept. */
  const keep = async (next: readonly Signatory[]): Promise<boolean> => (await mutateAsync(next)) !== undefined
  return {
    all,
    busy: isPending,
    summary: summarizeErrors(t('refused'), [{ error }]),
    forget: reset,
    put: (at: number, one: Signatory) => keep(at < all.length ? all.with(at, one) : [...all, one]),
    drop: (at: number) => keep(all.toSpliced(at, 1)),
    raise: (at: number) => keep(all.toSpliced(at - 1, 2, ...all.slice(at - 1, at + 1).reverse())),
  }
}
