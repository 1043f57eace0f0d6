import type { ActionInputs } from '@/api/actions.gen'
import { upload } from '@/api/client'
import type { CollectionId } from '@/api/schema.gen'
import type { Language } from '@/i18n/language'

export interface ImportColumn {
  column: string
  header: string
  field: string | null
}

export interface MissingUnit {
  collection: CollectionId
  name: string
  rows: number
  /** A name of the file in the other script that is probably the same, while nobody has said so or otherwise. */
  like: string | null
}

export interface RowRefusal {
  row: number
  /** What its document is called, as far as the row says. */
  title: string
  column: string
  value: string
  type: string
  message: string
}

export interface ImportReport {
  rows: number
  created: number
  updated: number
  unchanged: number
  refused: number
  /** Rows among them that a reader of the sheet does not see. */
  hiddenRows: number
  /** The letters of columns among them that a reader of the sheet does not see. */
  hiddenColumns: string[]
  /** The record of it, where it wrote something. */
  run: string | null
  dryRun: boolean
  sheet: string
  headerRow: number
  columns: ImportColumn[]
  /** Fields that two columns make together, in their order. */
  joined: { field: string; columns: [string, string]; example: string }[]
  missing: MissingUnit[]
  /** What the cells of refused rows show, in the order of the columns. */
  refusedRows: { row: number; cells: string[] }[]
  report: RowRefusal[]
}

export interface ImportRequest {
  file: File
  dryRun: boolean
  language: Language
  /** Column header → field, for columns the server did not know. */
  mapping: Record<string, string>
  createUnits: boolean
  /** One spelling of a missing unit → its spelling in the other language, so that one unit is made of both. */
  sameUnits: Record<string, string>
  encoding?: string
  dayOrder?: string
  skipHidden: boolean
}

export function importRows(collection: CollectionId, request: ImportRequest): Promise<ImportReport> {
  // A form sends texts: the server reads what they stand for.
  const form: Partial<Record<keyof ActionInputs['employees.import'], Blob | string>> = {
    file: request.file,
    dryRun: String(request.dryRun),
    language: request.language,
    mapping: JSON.stringify(request.mapping),
    createUnits: String(request.createUnits),
    sameUnits: JSON.stringify(request.sameUnits),
    skipHidden: String(request.skipHidden),
    ...(request.encoding && { encoding: request.encoding }),
    ...(request.dayOrder && { dayOrder: request.dayOrder }),
  }
  return upload(`/actions/${collection}.import`, form)
}
