import { act } from '@/api/actions'
import type { Outbox } from '@/api/schema.gen'

/** Sends a message that failed once more. */
export function retry(outboxId: string): Promise<unknown> {
  return act('outbox.retry', { outboxId })
}

/** Sends a test message; its row of the outbox says how it went. */
export function sendTest(to: string): Promise<{ outboxId: Outbox['$id'] }> {
  return act('outbox.test', { to })
}
