import { queryOptions } from '@tanstack/react-query'
import { readAction } from './actions'
import { answeredFrom } from './answered-from'

/** How many the reader has not read, and how many wait for their word. */
export interface Counts {
  unread: number
  toAcknowledge: number
}

export const countsQuery = queryOptions({
  queryKey: ['notifications', 'count'],
  meta: answeredFrom('notifications'),
  queryFn: (): Promise<Counts> => readAction('notifications.count'),
})
