import { useQuery } from '@tanstack/react-query'
import { readingQuery } from '@/api/actions'
import type { CollectionId } from '@/api/schema.gen'

/** The field that names a record, with its collection: `missions.persoActifId`. */
export type CountedBy = `${CollectionId}.${string}`

/** How many documents stand under each tab of a record, as far as its reader may see them: one question for all tabs. */
export function useTabCounts(
  collection: CollectionId,
  id: string,
  by: readonly CountedBy[],
): Readonly<Partial<Record<string, number>>> {
  const { data } = useQuery({
    ...readingQuery('documents.related', { collection, id, by: [...by] }),
    enabled: by.length > 0,
  })
  return data?.counts ?? {}
}
