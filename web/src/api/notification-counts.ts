import { queryOptions } from '@tanstack/react-query'
import { readAction } from './actions'

/** How many the reader has not read, and how many wait for their word. */
export interface Counts {
  unread: number
  toAcknowledge: number
}

export const countsQuery = queryOptions({
  queryKey: ['notifications', 'count'],
  queryFn: (): Promise<Counts> => readAction('notifications.count'),
})
