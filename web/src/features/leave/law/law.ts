import type { LawDifference } from '@/api/actions.gen'

/** The collections in the order in which they are shown. */
const COLLECTIONS = ['leaveTypes', 'workSchedules', 'holidays'] as const

/** The rows of each collection that has any. */
export function byCollection(rows: readonly LawDifference[]) {
  return COLLECTIONS.map((collection) => ({
    collection,
    rows: rows.filter((row) => row.collection === collection),
  })).filter((group) => group.rows.length > 0)
}
