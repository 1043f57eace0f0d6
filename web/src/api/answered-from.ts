import type { QueryKey, QueryMeta } from '@tanstack/react-query'
import type { ActionId } from './actions.gen'
import { FACTS } from './facts.gen'
import type { CollectionId } from './schema.gen'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** The collections whose documents its answer is made of, where the server does not say so itself. */
      from?: readonly CollectionId[]
      /** The reason why nothing that is written asks it again. */
      deaf?: string
      /** Kept in the storage of the tab, for a page that is loaded without the server. */
      kept?: boolean
      /** Asked once: it is not asked again by itself. */
      once?: boolean
    }
  }
}

/** Of a query, or of its options, what says what it is answered from. */
export interface Reading {
  queryKey: QueryKey
  meta?: QueryMeta | undefined
}

/**
 * What a query is answered from, as its `meta`: when somebody writes there it is asked again while it is on screen, and after a
 * write of one's own. Whatever reads the server says so (`answered-from.test.ts`), or it stays deaf.
 */
export function answeredFrom(...collections: readonly CollectionId[]): { from: readonly CollectionId[] } {
  return { from: collections }
}

/** What the answers of each reading were made from, as the server said with them. */
const madeFrom = new Map<ActionId, Set<CollectionId>>()

/** Notes what an answer was made from: another question to the same reading may be answered from more. */
export function noteSources(action: ActionId, from: readonly CollectionId[]): void {
  madeFrom.set(action, new Set([...(madeFrom.get(action) ?? []), ...from]))
}

/** What a query is answered from, as far as it is known; nothing of one that is not to be asked again. */
export function answeredFromOf({ queryKey: [kind, action], meta }: Reading): readonly CollectionId[] {
  if (meta?.deaf !== undefined) return []
  const noted = kind === 'reading' ? madeFrom.get(action as ActionId) : undefined
  return [...(meta?.from ?? []), ...(noted ?? [])]
}

/** Those of its collections, and the ones whose rows they count. */
export function sourcesOf(from: readonly CollectionId[]): CollectionId[] {
  const counted = (Object.keys(FACTS) as CollectionId[]).filter((id) =>
    FACTS[id].countedIn?.some((counting) => from.includes(counting)),
  )
  return [...from, ...counted]
}

/** What is no longer so after a write to these: they, and the collections that count their rows. */
export function staleAfter(touched: Iterable<string>): ReadonlySet<unknown> {
  return new Set([...touched].flatMap((of) => [of, ...(FACTS[of as CollectionId]?.countedIn ?? [])]))
}

/** Whether a query is answered from any of these: by what it says, or by what its key begins with. */
export function isAnsweredFrom(reading: Reading, stale: ReadonlySet<unknown>): boolean {
  return stale.has(reading.queryKey[0]) || answeredFromOf(reading).some((of) => stale.has(of))
}
