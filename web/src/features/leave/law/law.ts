import { queryOptions } from '@tanstack/react-query'
import { readAction } from '@/api/actions'
import { answeredFrom } from '@/api/answered-from'
import type { CollectionId } from '@/api/schema.gen'

/** A row of the law that the commune has not, or otherwise. */
export interface LawRow {
  /** By which it is taken. */
  key: string
  collection: Extract<CollectionId, 'holidays' | 'workSchedules' | 'leaveTypes'>
  titleFr: string
  titleAr: string
  state: 'missing' | 'otherwise'
  /** What the commune has. */
  id: string | null
  /** What is told of it: what differs, or all that is said where it is missing. */
  fields: string[]
  law: Record<string, unknown>
  own: Record<string, unknown> | null
  /** What it stands on. */
  source: string | null
  /** Whether the sources agree less than on the others. */
  isProbable: boolean
  /** Whether its day follows the moon and is to be confirmed. */
  isTentative: boolean
  /** Whether it holds from a day that has to be named. */
  needsDay: boolean
  mayTake: boolean
}

/** The collections in the order in which they are shown. */
export const LAW_COLLECTIONS = ['leaveTypes', 'workSchedules', 'holidays'] as const

export const lawQuery = queryOptions({
  queryKey: ['leaveTypes', 'law'],
  meta: answeredFrom(...LAW_COLLECTIONS),
  queryFn: (): Promise<{ rows: LawRow[] }> => readAction('leaveTypes.law'),
})

/** The rows of each collection that has any. */
export function byCollection(rows: readonly LawRow[]): { collection: LawRow['collection']; rows: LawRow[] }[] {
  return LAW_COLLECTIONS.map((collection) => ({
    collection,
    rows: rows.filter((row) => row.collection === collection),
  })).filter((group) => group.rows.length > 0)
}
