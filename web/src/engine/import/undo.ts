import { act } from '@/api/actions'
import type { CollectionId } from '@/api/schema.gen'

/** A document that stays as the import left it, and why. */
export interface StayingDocument {
  collection: CollectionId
  id: string
  /** Empty where its reader may not read it. */
  title: string
  titleAr: string
  type: string
  message: string
}

/** What came of undoing an import, or would. */
export interface UndoReport {
  removed: number
  restored: number
  already: number
  stays: number
  /** The first of those that stay. */
  staying: StayingDocument[]
  dryRun: boolean
}

export function undoImport(id: string, dryRun: boolean): Promise<UndoReport> {
  return act('importRuns.undo', { id, dryRun })
}
