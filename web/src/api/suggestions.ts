import { keepPreviousData } from '@tanstack/react-query'
import { readingQuery } from './actions'
import type { FieldSuggestions } from './actions.gen'
import type { CollectionId } from './schema.gen'

/** What documents hold in a field already, the most frequent first, as far as the reader may read them. */
export function suggestionsQuery(collection: CollectionId, field: string, term: string) {
  return {
    ...readingQuery('documents.suggestions', { collection, field, term }),
    meta: { deaf: 'is asked as one types' },
    select: ({ values }: FieldSuggestions) => values,
    placeholderData: keepPreviousData,
    // Whoever is offered nothing types on.
    retry: false,
  }
}
