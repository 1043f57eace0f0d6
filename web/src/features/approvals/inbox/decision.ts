import type { ComponentType } from 'react'
import type { PendingApproval } from '@/api/actions.gen'
import type { CollectionId } from '@/api/schema.gen'

/** A step that waits, of a collection of this build. */
export type PendingStep = PendingApproval & { collection: CollectionId; shown: Record<string, unknown> }

interface ShownPart {
  shown: PendingStep['shown']
  /** On its card stands beside it what is to be known, and is not signed. */
  isCard?: boolean
}

/** How a collection shows what is decided of its documents. */
export type ShownParts = Partial<Record<CollectionId, ComponentType<ShownPart>>>

export type Verdict = 'approved' | 'rejected' | 'returned'

/** What is about to be said of steps that are shown together. */
export interface DecisionAsked {
  steps: readonly PendingStep[]
  decision: Verdict
}

/** What is decided: the request, or that it is called off. */
export function titleOfStep(step: Pick<PendingStep, 'what' | 'purpose'>, cancellation: string): string {
  return step.purpose === 'cancellation' ? `${step.what} – ${cancellation}` : step.what
}
