import { useTranslation } from 'react-i18next'
import { act } from '@/api/actions'
import type { ReviewOutcome } from '@/api/actions.gen'
import { useAction } from '@/api/use-action'
import { toast } from '@/ui/toast'

/** Says what was done of several, and why the rest was not. */
export function useSayOutcome() {
  const { t } = useTranslation('candidates')
  return (
    verb: 'validate' | 'eliminate' | 'reopen' | 'confirm',
    { done, refused }: ReviewOutcome,
    undo?: () => unknown,
  ) => {
    const action = undo && { label: t('acts.undo'), run: undo }
    if (done.length > 0) toast.done(t(`done.${verb}`, { count: done.length }), action)
    const [first] = refused
    if (first) toast.failed(t('refused', { count: refused.length, reason: first.message }))
  }
}

/** A step of the review that asks nothing first. */
function useStep(verb: 'validate' | 'reopen' | 'confirm', onSuccess: (outcome: ReviewOutcome) => void) {
  return useAction({
    mutationFn: (ids: readonly string[]) => inPieces(ids, (piece) => act(`candidates.${verb}`, { ids: piece })),
    onSuccess,
  })
}

/** The steps of the review that ask nothing first; `settle` is told when they are made. */
export function useOutcome(settle: (outcome: ReviewOutcome) => void = () => {}, undo?: () => unknown) {
  const say = useSayOutcome()
  const done = (verb: 'validate' | 'reopen' | 'confirm') => (outcome: ReviewOutcome) => {
    say(verb, outcome, verb === 'validate' ? undo : undefined)
    settle(outcome)
  }
  return {
    validate: useStep('validate', done('validate')),
    reopen: useStep('reopen', done('reopen')),
    confirm: useStep('confirm', done('confirm')),
  }
}

/** So many at once, as the server takes them. */
const PIECE = 50

export async function inPieces(
  ids: readonly string[],
  run: (piece: string[]) => Promise<ReviewOutcome>,
): Promise<ReviewOutcome> {
  const all: ReviewOutcome = { done: [], refused: [] }
  for (let at = 0; at < ids.length; at += PIECE) {
    const { done, refused } = await run(ids.slice(at, at + PIECE))
    all.done.push(...done)
    all.refused.push(...refused)
  }
  return all
}
