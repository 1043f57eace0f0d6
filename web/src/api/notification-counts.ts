import { queryOptions } from '@tanstack/react-query'
import { call } from './client'

/** How many the reader has not read, and how many wait for their word. */
export interface Counts {
  unread: number
  toAcknowledge: number
}

export const countsQuery = queryOptions({
  queryKey: ['notifications', 'count'],
  queryFn: () => call<Counts>('post', '/actions/notifications.count'),
})
