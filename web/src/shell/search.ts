import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '@/api/client'
import type { CollectionId } from '@/api/schema.gen'

export interface Found {
  collection: CollectionId
  $id: string
  /** What it is, in the reader's language. */
  label: string
  title: string
  titleAr: string
  /** Its number and year; empty where it has none. */
  number: string
  /** Where it opens, where that is not the page of its collection. */
  open?: string
  /** What tells it from others: names in French and Arabic, a plate as one form of a name, or a moment. */
  details: ({ fr: string; ar: string; form?: string } | { on: string })[]
}

export const SHORTEST = 2

export function searchQuery(term: string) {
  const q = term.trim()
  return queryOptions({
    queryKey: ['search', q],
    queryFn: () => call<{ results: Found[] }>('get', '/search', { q }),
    enabled: q.length >= SHORTEST,
    placeholderData: keepPreviousData,
    meta: { deaf: 'is asked as one types' },
  })
}
