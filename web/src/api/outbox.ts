import { call } from './client'
import type { Outbox } from './schema.gen'

/** Sends a message that failed once more. */
export function retry(outboxId: string): Promise<unknown> {
  return call('post', '/actions/outbox.retry', { outboxId })
}

/** Sends a test message; its row of the outbox says how it went. */
export function sendTest(to: string): Promise<{ outboxId: Outbox['$id'] }> {
  return call('post', '/actions/outbox.test', { to })
}
