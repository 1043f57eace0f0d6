import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Language } from '@/i18n/language'
import { act, readAction } from './actions'
import { answeredFrom } from './answered-from'
import type { Approvals, CollectionId } from './schema.gen'
import { withSigning } from './signing'

/** What identifies a step of a chain. */
interface StepHead {
  id: string
  collection: CollectionId
  subjectId: string
  /** What is decided, in the reader's language. */
  what: string
  purpose: Approvals['purpose']
  step: Approvals['step']
  employeeId: string | null
  employee: string | null
  managerType: Approvals['managerType']
  openedAt: string
  dueAt: string | null
  escalated: boolean
}

/** A step that waits for its reader's word, with what they are shown and sign. */
export interface PendingStep extends StepHead {
  shown: Record<string, unknown>
  link: string | null
}

/** An opinion that somebody asks of the reader. */
export interface PendingQuestion extends StepHead {
  question: string
  askedAt: string
}

export interface Pending {
  total: number
  approvals: PendingStep[]
  questions: PendingQuestion[]
}

/** An opinion that was asked for at a step. */
export interface Opinion {
  question: string
  at: string
  answer?: string
  answeredAt?: string
}

/** A step of a chain, open or decided. */
export interface ChainStep extends StepHead {
  stepNo: number
  decision: NonNullable<Approvals['decision']>
  decidedBy: string | null
  onBehalfOf: string | null
  decidedAt: string | null
  reason: string | null
  /** The word that somebody gave at that step counts for this one. */
  sameAsStep: number | null
  actors: string[]
  isMine: boolean
  /** Whether what was signed is still what stands; null where nothing was signed. */
  isGenuine: boolean | null
  opinions: Opinion[] | null
}

/** A step that is still to come, and who would be asked today. */
export interface StepToCome {
  step: Approvals['step']
  days: number
  actors: string[]
  managerType: Approvals['managerType']
}

export interface Chain {
  steps: ChainStep[]
  then: StepToCome[]
}

/** So many are shown, and may be signed, together. */
export const PENDING_AT_ONCE = 50

/** What waits for the reader's word, the soonest due first. */
export function pendingQuery(language: Language, limit = PENDING_AT_ONCE) {
  return queryOptions({
    queryKey: ['approvals', 'pending', language, limit],
    // Steps are told to nobody: who is asked is notified, and what is asked of them is written.
    meta: answeredFrom('notifications', 'leaveRequests', 'exitPermissions'),
    queryFn: (): Promise<Pending> => readAction('approvals.pending', { limit }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** How a request stands: the steps that were opened, and those to come. */
export function chainQuery(collection: CollectionId, id: string, language: Language) {
  return queryOptions({
    queryKey: ['approvals', 'chain', collection, id, language],
    meta: answeredFrom(collection, 'notifications'),
    queryFn: (): Promise<Chain> => readAction('approvals.timeline', { collection, id }),
    staleTime: 0,
  })
}

export interface SupposedRequest {
  subject: string
  employeeId: string
  type?: string
  days?: number
}

/** Who would be asked for a request that nobody has made. */
export function supposedChainQuery(request: SupposedRequest, language: Language) {
  return queryOptions({
    queryKey: ['approvals', 'preview', request, language],
    queryFn: (): Promise<{ steps: StepToCome[] }> => readAction('approvals.preview', request),
    staleTime: 0,
  })
}

/** Decides the step of a document that waits for the reader; the server refuses where none does, and says why. */
export async function decideOpenStep(
  collection: CollectionId,
  id: string,
  decision: 'approved' | 'rejected',
  reason?: string,
) {
  const chain: Chain = await readAction('approvals.timeline', { collection, id })
  const open = chain.steps.find((step) => step.isMine) ?? chain.steps.at(-1)
  const word = { ids: open ? [open.id] : [], decision, ...(reason && { reason }) }
  return withSigning(() => act('approvals.decide', word))
}
