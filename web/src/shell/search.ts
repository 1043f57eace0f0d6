import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '@/api/client'
import type { CollectionId } from '@/api/schema.gen'

export interface Found {
  collection: CollectionId
  $id: string
  title: string
  titleAr: string
  detail: string
}

export const SHORTEST = 2

export function searchQuery(term: string) {
  const q = term.trim()
  return queryOptions({
    queryKey: ['search', q],
    queryFn: () => call<{ results: Found[] }>('get', '/search', { q }),
    enabled: q.length >= SHORTEST,
    placeholderData: keepPreviousData,
  })
}
