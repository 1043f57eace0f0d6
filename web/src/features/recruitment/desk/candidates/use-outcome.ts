import { useTranslation } from 'react-i18next'
import type { CollectionId } from '@/api/schema.gen'
import { useAction } from '@/api/use-action'
import { toast } from '@/ui/toast'
import { candidates, type Outcome } from '../acts'

export const TOUCHED: readonly CollectionId[] = ['candidates', 'recruitments']

/** Says what was done of several, and why the rest was not. */
export function useSayOutcome() {
  const { t } = useTranslation('candidates')
  return (act: 'validate' | 'eliminate' | 'reopen' | 'confirm', { done, refused }: Outcome, undo?: () => unknown) => {
    const action = undo && { label: t('acts.undo'), run: undo }
    if (done.length > 0) toast.done(t(`done.${act}`, { count: done.length }), action)
    const [first] = refused
    if (first) toast.failed(t('refused', { count: refused.length, reason: first.message }))
  }
}

/** The steps of the review that ask nothing first; `settle` is told when they are made. */
export function useOutcome(settle: (outcome: Outcome) => void = () => {}, undo?: () => unknown) {
  const say = useSayOutcome()
  const done = (act: 'validate' | 'reopen' | 'confirm') => (outcome: Outcome) => {
    say(act, outcome, act === 'validate' ? undo : undefined)
    settle(outcome)
  }
  const validate = useAction({
    mutationFn: (ids: readonly string[]) => inPieces(ids, candidates.validate),
    invalidates: TOUCHED,
    onSuccess: done('validate'),
  })
  const reopen = useAction({
    mutationFn: (ids: readonly string[]) => inPieces(ids, candidates.reopen),
    invalidates: TOUCHED,
    onSuccess: done('reopen'),
  })
  const confirm = useAction({
    mutationFn: (ids: readonly string[]) => inPieces(ids, candidates.confirm),
    invalidates: TOUCHED,
    onSuccess: done('confirm'),
  })
  return { validate, reopen, confirm }
}

/** So many at once, as the server takes them. */
const PIECE = 50

export async function inPieces(
  ids: readonly string[],
  run: (piece: readonly string[]) => Promise<Outcome>,
): Promise<Outcome> {
  const all: Outcome = { done: [], refused: [] }
  for (let at = 0; at < ids.length; at += PIECE) {
    const { done, refused } = await run(ids.slice(at, at + PIECE))
    all.done.push(...done)
    all.refused.push(...refused)
  }
  return all
}
