import { keepPreviousData } from '@tanstack/react-query'
import { type ActionInput, act, readAction, readingQuery } from './actions'
import { answeredFrom } from './answered-from'
import type { CollectionId } from './schema.gen'
import { withSigning } from './signing'

/** So many are shown, and may be signed, together. */
const AT_ONCE = 50

/** Steps are told to nobody: who is asked is notified. */
const TOLD = answeredFrom('approvals', 'notifications')

/** What waits for the reader's word, the soonest due first. */
export const pendingQuery = () => ({
  ...readingQuery('approvals.pending', { limit: AT_ONCE }),
  meta: TOLD,
  placeholderData: keepPreviousData,
  staleTime: 0,
})

/** How a request stands: the steps that were opened, and those to come. */
export function chainQuery(collection: CollectionId, id: string) {
  return { ...readingQuery('approvals.timeline', { collection, id }), meta: TOLD, staleTime: 0 }
}

/** Who would be asked for a request that nobody has made. */
export function supposedChainQuery(request: ActionInput<'approvals.preview'>) {
  return { ...readingQuery('approvals.preview', request), meta: { deaf: 'is of what is typed' }, staleTime: 0 }
}

/** Decides the step of a document that waits for the reader; the server refuses where none does, and says why. */
export async function decideOpenStep(
  collection: CollectionId,
  id: string,
  decision: 'approved' | 'rejected',
  reason?: string,
) {
  const { steps } = await readAction('approvals.timeline', { collection, id })
  const open = steps.find((step) => step.isMine) ?? steps.at(-1)
  const word = { ids: open ? [open.id] : [], decision, ...(reason && { reason }) }
  return withSigning(() => act('approvals.decide', word))
}
