import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { readAction } from './actions'
import type { CollectionId } from './schema.gen'

/** What documents hold in a field already, the most frequent first, as far as the reader may read them. */
export function suggestionsQuery(collection: CollectionId, field: string, term: string) {
  return queryOptions({
    queryKey: [collection, 'suggestions', field, term],
    queryFn: async () => {
      const { values }: { values: string[] } = await readAction('documents.suggestions', { collection, field, term })
      return values
    },
    placeholderData: keepPreviousData,
    // Whoever is offered nothing types on.
    retry: false,
  })
}
