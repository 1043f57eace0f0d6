import type { InventoryDifferencesDecision, InventoryDifferencesKind } from '@/api/schema.gen'

/** What may be decided about each kind of difference; the server asks again. */
const OPEN: Record<InventoryDifferencesKind, readonly InventoryDifferencesDecision[]> = {
  missing: ['lost', 'keep'],
  moved: ['accept', 'keep'],
  unknown: ['make_item', 'dismiss'],
  damaged: ['accept', 'keep'],
  quantity: ['accept', 'keep'],
}

/** What may be decided about all of some differences at once. */
export function decisionsFor(kinds: readonly InventoryDifferencesKind[]): InventoryDifferencesDecision[] {
  const [first, ...others] = [...new Set(kinds)]
  if (first === undefined) return []
  return OPEN[first].filter((decision) => others.every((kind) => OPEN[kind].includes(decision)))
}

/** Whether a decision says why. */
export function needsReason(decision: unknown, kinds: readonly InventoryDifferencesKind[]): boolean {
  if (decision === 'keep') return kinds.includes('missing')
  return decision === 'lost' || decision === 'dismiss'
}
