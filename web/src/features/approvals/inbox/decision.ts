import type { ComponentType } from 'react'
import type { PendingStep } from '@/api/approvals'
import type { CollectionId } from '@/api/schema.gen'

interface ShownPart {
  shown: Record<string, unknown>
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
