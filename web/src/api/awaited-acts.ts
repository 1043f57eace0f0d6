import { queryOptions } from '@tanstack/react-query'
import { readAction } from './actions'
import type { ActionId } from './actions.gen'
import { answeredFrom } from './answered-from'
import type { CollectionId } from './schema.gen'

/** The documents that wait for an act of the reader, the oldest first; of `total` some are named. */
export interface AwaitedAct {
  act: ActionId
  collection: CollectionId
  total: number
  ids: readonly string[]
}

/** What waits for the reader's word by the guards of the acts themselves; `from` are the collections whose acts are awaited. */
export const awaitedActsQuery = (from: readonly CollectionId[]) =>
  queryOptions({
    queryKey: ['awaitedActs'],
    queryFn: (): Promise<{ waiting: AwaitedAct[] }> => readAction('acts.waiting', {}),
    meta: answeredFrom(...from),
  })
