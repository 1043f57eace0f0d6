import { queryOptions } from '@tanstack/react-query'
import { readAction } from './actions'
import type { ActionId } from './actions.gen'
import { answeredFrom } from './answered-from'
import type { CollectionId } from './schema.gen'

/** What the caller may do with a document now, and what they might do of which something stands against it. */
export interface OpenActs {
  open: readonly ActionId[]
  refused: Partial<Record<ActionId, { type: string; message: string }>>
}

/** What the server says is open, of each of these documents that the caller reads; a hundred at most. */
export const openActsQuery = (collection: CollectionId, ids: readonly string[], language: string) =>
  queryOptions({
    queryKey: ['openActs', collection, ids, language],
    queryFn: () => readAction<'acts.open', Record<string, OpenActs>>('acts.open', { collection, ids: [...ids] }),
    meta: answeredFrom(collection),
  })
