import { readAction } from './actions'
import type { CollectionId } from './schema.gen'

/** Documents that somebody wants to delete. */
export interface DeletionTargets {
  collection: CollectionId
  ids: readonly string[]
}

/** So many of each collection can be named at once. */
export const MOST_NAMED = 100

/** What keeps documents of a collection from being deleted, for whoever may delete them; a few of each are named unless said. */
export function fetchReferences({ collection, ids }: DeletionTargets, named?: number) {
  return readAction('documents.references', { collection, ids: [...ids], ...(named && { named }) })
}
