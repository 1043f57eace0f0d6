import { readAction } from './actions'
import type { CollectionId } from './schema.gen'

/** One that refers, as it is called; without a name where its collection gives none or its reader may not see it. */
export interface ReferringDocument {
  $id: string
  title: string | null
  titleAr: string | null
  number: string | null
}

/** Documents of a collection that refer to another by one of their fields. */
export interface ReferringGroup {
  collection: CollectionId
  label: string
  field: string
  fieldLabel: string
  /** As many as the reader may see. */
  total: number
  /** The first of them. */
  documents: ReferringDocument[]
}

/** What keeps documents from being deleted. */
export interface DocumentReferences {
  references: ReferringGroup[]
  /** Whether there are others, which the reader may not see. */
  others: boolean
}

/** Documents that somebody wants to delete. */
export interface DeletionTargets {
  collection: CollectionId
  ids: readonly string[]
}

/** So many of each collection can be named at once. */
export const MOST_NAMED = 100

/** What keeps documents of a collection from being deleted, for whoever may delete them; a few of each are named unless said. */
export function fetchReferences({ collection, ids }: DeletionTargets, named?: number): Promise<DocumentReferences> {
  return readAction('documents.references', { collection, ids: [...ids], ...(named && { named }) })
}
