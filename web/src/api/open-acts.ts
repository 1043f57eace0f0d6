import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { readAction } from './actions'
import type { OpenActs } from './actions.gen'
import { answeredFrom } from './answered-from'
import type { CollectionId } from './schema.gen'

/** So many documents are asked of at once. */
const MOST = 100

/** What the server says is open, of each of these documents that the caller reads; until it answers, what it said of others. */
export const openActsQuery = (collection: CollectionId, ids: readonly string[], language: string) =>
  queryOptions({
    queryKey: ['openActs', collection, ids, language],
    queryFn: async (): Promise<Readonly<Record<string, OpenActs>>> => {
      const parts = Array.from({ length: Math.ceil(ids.length / MOST) }, (_, at) =>
        ids.slice(at * MOST, (at + 1) * MOST),
      )
      const answers = parts.map((part) => readAction('acts.open', { collection, ids: part }))
      return Object.assign({}, ...(await Promise.all(answers)))
    },
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
    meta: answeredFrom(collection),
  })
