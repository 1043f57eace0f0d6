import { AppwriteException } from 'appwrite'
import type { AttachedPiece, GivenTicket, TicketFileProgress } from '@/api/actions.gen'
import { ask, ComeAgain } from './calls'
import { type Met, withWork } from './proof-of-work'

/** The refusal of a ticket that has ended. */
export const UNKNOWN_TICKET = 'application_ticket_unknown'

/** Begins an application; while many do, the work that the server asks for is done first. */
export function beginTicket(recruitmentId: string, onWork: (isWorking: boolean) => void): Promise<GivenTicket> {
  return withWork<GivenTicket>((met) => ask('candidates.begin', { recruitmentId, ...met }), onWork)
}

export interface FileToSend {
  ticket: string
  documentId: string
  uploadId: string
  content: Blob
  pieceBytes: number
}

interface Watch {
  signal: AbortSignal
  /** How much of the file has come, from 0 to 1. */
  onProgress: (share: number) => void
}

/** How often a piece that got no answer is sent again, and how long is waited before, in milliseconds. */
const PAUSES = [1000, 3000, 8000]

/** Sends a file piece by piece; what has come before is not sent again. */
export async function sendPieces(file: FileToSend, watch: Watch): Promise<TicketFileProgress> {
  const known = await ask('candidates.ticket', { ticket: file.ticket }, watch)
  const before = known.files.find((one) => one.documentId === file.documentId && one.uploadId === file.uploadId)
  if (before?.done) return before
  const pieces = Math.max(1, Math.ceil(file.content.size / file.pieceBytes))
  const come = new Set(before?.received ?? [])
  let last: TicketFileProgress | undefined
  for (let number = 0; number < pieces; number++) {
    // The last one, sent again, completes what a crash left.
    if (come.has(number) && number < pieces - 1) continue
    const report = (sent: number) => watch.onProgress(Math.min(1, (number + sent) / pieces))
    last = await sendPiece(file, number, { signal: watch.signal, onProgress: report })
  }
  if (!last?.done) throw new AppwriteException('', 0)
  return last
}

/** Sends a piece, after the work that is asked for where its network has much on its way. */
const sendPiece = (file: FileToSend, number: number, watch: Watch): Promise<TicketFileProgress> =>
  withWork<TicketFileProgress>((met) => trySending(file, number, watch, met))

async function trySending(
  file: FileToSend,
  number: number,
  watch: Watch,
  met: Met | undefined,
): Promise<AttachedPiece> {
  const start = number * file.pieceBytes
  const piece = file.content.slice(start, start + file.pieceBytes)
  const form = new FormData()
  form.append('ticket', file.ticket)
  form.append('documentId', file.documentId)
  form.append('uploadId', file.uploadId)
  form.append('size', String(file.content.size))
  form.append('number', String(number))
  for (const [name, word] of Object.entries(met ?? {})) form.append(name, word)
  form.append('piece', piece, 'piece')
  const onProgress = (sent: number) => watch.onProgress(Math.min(1, sent / Math.max(1, piece.size)))
  for (const pause of [...PAUSES, undefined]) {
    try {
      return await ask('candidates.attach', form, { signal: watch.signal, onProgress })
    } catch (error) {
      const again = pauseAfter(error, pause)
      if (again === undefined) throw error
      await new Promise((resolve) => setTimeout(resolve, again))
    }
  }
  throw new AppwriteException('', 0)
}

/** How long to wait before a piece is sent again; nothing when that would change nothing. */
function pauseAfter(error: unknown, pause: number | undefined): number | undefined {
  if (pause === undefined) return undefined
  if (error instanceof ComeAgain) return Math.max(pause, error.wait * 1000)
  const status = error instanceof AppwriteException ? error.code : -1
  return status === 0 || status >= 502 ? pause : undefined
}
