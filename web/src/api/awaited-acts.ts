import { readingQuery } from './actions'
import type { ActionId, AwaitedAct, AwaitedActs } from './actions.gen'
import type { CollectionId } from './schema.gen'

/** Acts and collections are those of this build. */
interface KnownActs {
  waiting: (AwaitedAct & { act: ActionId; collection: CollectionId })[]
}

/** What waits for the reader's word by the guards of the acts themselves. */
export const awaitedActsQuery = () => ({
  ...readingQuery('acts.waiting'),
  select: (found: AwaitedActs) => found as KnownActs,
})
