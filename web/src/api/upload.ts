import { AppwriteException } from 'appwrite'
import { address, headers, withReauth } from './client'
import { statusOf } from './errors'
import { type FileRef, fetchFile, filesPath, type StoredFile } from './files'

/** Length of a piece, in bytes: what the protocol's clients send, so that a piece's place follows from where it starts. */
export const PIECE = 5 * 1024 * 1024
/** So many pieces are on their way at once; the SDK's eight are too many for a slow line. */
const AT_ONCE = 3

export interface Sending extends FileRef {
  name: string
  content: Blob
}

export interface Watch {
  signal: AbortSignal
  /** How many bytes have been sent, of all. */
  onProgress: (sent: number) => void
}

/**
 * Sends a file in the protocol of the SDK (`docs/protocol.md` §6.3): one piece alone, or the first and then several at once. The
 * SDK's own call can neither be cancelled nor go on where it broke off. `again` says that this id was begun before: what
 * has arrived is asked for, and only the rest is sent.
 */
export async function sendFile(sending: Sending, watch: Watch, again = false): Promise<StoredFile> {
  const known = again ? await fetchIfStored(sending) : undefined
  if (known?.mimeType) return known
  const pieces = Math.max(1, Math.ceil(sending.content.size / PIECE))
  // All pieces can be there of a file that is not whole: the last one, sent again, completes it.
  const from = known ? Math.min(known.chunksUploaded, pieces - 1) : 0
  const progress = tally(from * PIECE, watch.onProgress)
  const work = new AbortController()
  const stop = () => work.abort()
  watch.signal.addEventListener('abort', stop)
  if (watch.signal.aborted) stop()
  const send = (number: number) =>
    sendPiece(sending, number, known !== undefined || number > 0, {
      signal: work.signal,
      onProgress: (sent) => progress(number, sent),
    })
  try {
    let whole: StoredFile | undefined
    let next = from
    if (!known) whole = ifComplete(await send(next++))
    const worker = async () => {
      while (next < pieces) whole = ifComplete(await send(next++)) ?? whole
    }
    await Promise.all(Array.from({ length: AT_ONCE }, worker))
    return whole ?? (await fetchFile(sending))
  } finally {
    // One piece that failed ends the others.
    stop()
    watch.signal.removeEventListener('abort', stop)
  }
}

function ifComplete(file: StoredFile): StoredFile | undefined {
  return file.mimeType ? file : undefined
}

async function fetchIfStored(file: FileRef): Promise<StoredFile | undefined> {
  return fetchFile(file).catch((error: unknown) => {
    if (statusOf(error) === 404) return undefined
    throw error
  })
}

/** Adds up what was sent of each piece. */
function tally(before: number, onProgress: (sent: number) => void) {
  const sent = new Map<number, number>()
  return (number: number, bytes: number) => {
    sent.set(number, bytes)
    onProgress([...sent.values()].reduce((sum, one) => sum + one, before))
  }
}

function sendPiece({ bucket, id, name, content }: Sending, number: number, goesOn: boolean, watch: Watch) {
  const start = number * PIECE
  const end = Math.min(start + PIECE, content.size)
  const form = new FormData()
  form.append('fileId', id)
  form.append('file', new File([content.slice(start, end)], name))
  const extra: Record<string, string> = goesOn ? { 'x-appwrite-id': id } : {}
  if (content.size > PIECE) extra['content-range'] = `bytes ${start}-${end - 1}/${content.size}`
  // What is measured is the request, which is a little longer than the piece in it.
  const onProgress = (bytes: number) => watch.onProgress(Math.min(bytes, end - start))
  return withReauth(() => post(address(filesPath(bucket)), form, headers(extra), { ...watch, onProgress }))
}

/** `fetch` tells nothing of what it has sent so far. */
function post(url: string, form: FormData, extra: Record<string, string>, watch: Watch): Promise<StoredFile> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest()
    const abort = () => call.abort()
    call.open('POST', url)
    for (const [name, value] of Object.entries(extra)) call.setRequestHeader(name, value)
    call.upload.onprogress = (event) => watch.onProgress(event.loaded)
    call.onload = () => {
      const answer = read(call.responseText)
      if (call.status < 300) resolve(answer as StoredFile)
      else reject(new AppwriteException(answer.message ?? '', call.status, answer.type ?? '', call.responseText))
    }
    call.onerror = () => reject(new AppwriteException('', 0))
    call.onabort = () => reject(new DOMException('', 'AbortError'))
    call.onloadend = () => watch.signal.removeEventListener('abort', abort)
    watch.signal.addEventListener('abort', abort)
    if (watch.signal.aborted) return reject(new DOMException('', 'AbortError'))
    call.send(form)
  })
}

function read(text: string): Partial<StoredFile> & { message?: string; type?: string } {
  try {
    return JSON.parse(text)
  } catch {
    return { message: text }
  }
}
