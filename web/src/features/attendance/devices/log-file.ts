import type { ActionInputs } from '@/api/actions.gen'
import { upload } from '@/api/client'

/** What the log file of a terminal holds. */
export interface LogFileReport {
  lines: number
  new: number
  known: number
  malformed: number
  /** Codes that no employee has. */
  unknownCodes: string[]
  /** The first and the last day of the new ones. */
  from: string | null
  to: string | null
}

export interface LogFile {
  deviceId: string
  file: File
  dryRun: boolean
}

export function importLogFile({ deviceId, file, dryRun }: LogFile): Promise<LogFileReport> {
  // A form sends texts: the server reads what they stand for.
  const form: Record<keyof ActionInputs['punches.importFile'], Blob | string> = {
    deviceId,
    file,
    dryRun: String(dryRun),
  }
  return upload('/actions/punches.importFile', form)
}
