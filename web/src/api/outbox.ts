import { queryOptions } from '@tanstack/react-query'
import { call, request } from './client'

/** Sends a message that failed once more. */
export function retry(outboxId: string): Promise<unknown> {
  return call('post', '/actions/outbox.retry', { outboxId })
}

/** Whether mail can be sent at all, as the server is configured. */
export const mailQuery = queryOptions({
  queryKey: ['mail'],
  queryFn: () => request<{ mail: boolean }>('get', '/sign-in'),
})
