import { queryOptions } from '@tanstack/react-query'
import { Query } from 'appwrite'
import { fetchPage } from '@/api/documents'

const LAST = [Query.isNotNull('num'), Query.orderDesc('num'), Query.select(['num']), Query.limit(1)]

/** The number after the last, as a new car is offered it. */
export const nextNumber = queryOptions({
  queryKey: ['cars', 'next'],
  queryFn: async () => ((await fetchPage('cars', LAST)).documents[0]?.num ?? 0) + 1,
  staleTime: 0,
  meta: { deaf: 'stays what it was while its form is filled in' },
})
