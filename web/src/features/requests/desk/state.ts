import type { DocumentRequests } from '@/api/schema.gen'
import { today } from '@/i18n/format'

type State = Pick<DocumentRequests, 'status' | 'step' | 'type'>

/** What the desk may do with a request from where it stands. */
export interface OpenActs {
  process: boolean
  generate: boolean
  /** The paper stands, and may be made anew. */
  again: boolean
  edit: boolean
  sign: boolean
  deliver: boolean
  reject: boolean
}

export function openActs({ status, step, type }: State): OpenActs {
  const isPending = status === 'pending'
  const isMade = status === 'approved' && step === 'generated'
  return {
    process: isPending && step === 'submitted',
    generate: isPending,
    again: isMade,
    edit: type === 'other' && (isPending || isMade),
    sign: isMade,
    deliver: status === 'approved' && (step === 'generated' || step === 'signed'),
    reject: isPending,
  }
}

/** Whether its day has passed without an answer. */
export function isLate({ status, dueOn }: Pick<DocumentRequests, 'status' | 'dueOn'>, day = today()): boolean {
  return status === 'pending' && Boolean(dueOn) && (dueOn ?? '').slice(0, 10) < day
}

/** The stages of a request, in their order. */
export const STAGES = ['submitted', 'processing', 'generated', 'signed', 'delivered'] as const
