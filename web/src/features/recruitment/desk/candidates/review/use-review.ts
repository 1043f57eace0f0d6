import { useQuery } from '@tanstack/react-query'
import { readingQuery } from '@/api/actions'

/** The file of a candidate as whoever reviews it reads it: what was handed in, and what was found by itself. */
export function useReview(id: string) {
  return useQuery(readingQuery('candidates.review', { id }))
}
