import { useQuery } from '@tanstack/react-query'
import type { ActionId, DocumentToSign, PendingOpinion } from '@/api/actions.gen'
import { pendingQuery } from '@/api/approvals'
import { awaitedActsQuery } from '@/api/awaited-acts'
import type { CollectionId } from '@/api/schema.gen'
import { toSignQuery } from '@/api/to-sign'
import type { PendingStep } from './decision'

/** Something that waits for the reader's word. */
export type WaitingItem = { key: string } & (
  | { kind: 'question'; question: PendingOpinion }
  | { kind: 'step'; step: PendingStep }
  | { kind: 'signature'; row: DocumentToSign }
  | { kind: 'act'; act: ActionId; collection: CollectionId; id: string }
)

interface Waiting {
  items: readonly WaitingItem[]
  /** How many there are; some may come only once these are done. */
  total: number
}

/** All that waits: opinions that others wait for, what is due first, what is to be signed, what else is to be said. */
export function useWaiting(collections: readonly CollectionId[]) {
  const pending = useQuery(pendingQuery())
  const toSign = useQuery(toSignQuery())
  const awaited = useQuery(awaitedActsQuery())
  const all = [pending, toSign, awaited]
  const failed = all.find(({ error }) => error !== null)
  const retry = () => void Promise.all(all.map(({ refetch }) => refetch()))
  if (failed) return { error: failed.error, retry }
  if (!pending.data || !toSign.data || !awaited.data) return {}
  const shown = awaited.data.waiting.filter(({ collection }) => collections.includes(collection))
  const items: WaitingItem[] = [
    ...pending.data.questions.map((question) => ({
      key: `question ${question.id} ${question.askedAt}`,
      kind: 'question' as const,
      question,
    })),
    ...pending.data.approvals.map((step) => ({
      key: `step ${step.id}`,
      kind: 'step' as const,
      step: step as PendingStep,
    })),
    ...toSign.data.waiting.map((row) => ({
      key: `signature ${row.collection} ${row.id}`,
      kind: 'signature' as const,
      row,
    })),
    ...shown.flatMap(({ act, collection, ids }) =>
      ids.map((id) => ({ key: `${act} ${id}`, kind: 'act' as const, act, collection, id })),
    ),
  ]
  const others = shown.reduce((sum, { total }) => sum + total, 0)
  const waiting: Waiting = {
    items,
    total: pending.data.questions.length + pending.data.total + toSign.data.total + others,
  }
  return { waiting }
}

/** What is ticked and still waits: what somebody else decided meanwhile is no longer among it. */
export function stillWaiting(items: readonly WaitingItem[], ticked: ReadonlySet<string>): WaitingItem[] {
  return items.filter(({ key }) => ticked.has(key))
}
