import { queryOptions, useQuery } from '@tanstack/react-query'
import { answeredFrom } from '@/api/answered-from'
import { candidates } from '../../acts'

export function reviewQuery(id: string) {
  return queryOptions({
    queryKey: ['candidates', 'review', id],
    queryFn: () => candidates.review(id),
    meta: answeredFrom('candidates'),
  })
}

/** The file of a candidate as whoever reviews it reads it: what was handed in, and what was found by itself. */
export function useReview(id: string) {
  return useQuery(reviewQuery(id))
}
