import type { DocumentRequests } from '@/api/schema.gen'
import { today } from '@/i18n/format'

/** Whether its day has passed without an answer. */
export function isLate({ status, dueOn }: Pick<DocumentRequests, 'status' | 'dueOn'>, day = today()): boolean {
  return status === 'pending' && Boolean(dueOn) && (dueOn ?? '').slice(0, 10) < day
}

/** The stages of a request, in their order. */
export const STAGES = ['submitted', 'processing', 'generated', 'signed', 'delivered'] as const
