import { ID } from 'appwrite'
import { useSyncExternalStore } from 'react'
import { isRefusal, messageOf } from './errors'
import { discardFile, fileQuery, type StoredFile } from './files'
import { checkServer, onServerBack, serverState } from './health'
import { queryClient } from './query'
import { rightsQuery } from './session'
import { onSignOut } from './sign-out-broadcast'
import { dropUnsent, keepUnsent, type Unsent, unsentAt } from './unsent-files'
import { type Sending, sendFile } from './upload'

/**
 * `sending`; `waiting` for a server that was lost; `refused` by it; `left` by a page that was loaded anew meanwhile, to be
 * gone on with or thrown away; `done`, and not yet saved with its document.
 */
export type UploadState = 'sending' | 'waiting' | 'refused' | 'left' | 'done'

/** One file on its way to one field of a form. */
export interface Upload extends Sending {
  key: string
  state: UploadState
  /** Bytes that have been sent. */
  sent: number
  /** Why it was refused, in the server's words. */
  refusal?: string | undefined
  stored?: StoredFile
}

/** Uploads live beside the screens: one that is broken off by a lost server outlives the form that began it. */
const uploads = new Map<string, Upload>()
/** The same, as it stood after the last change. */
let standing: readonly Upload[] = []
const running = new Map<string, AbortController>()
const listeners = new Set<() => void>()

function change(key: string, next: Upload | undefined): void {
  if (next) uploads.set(key, next)
  else uploads.delete(key)
  standing = [...uploads.values()]
  for (const listener of [...listeners]) listener()
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The place of a form: whose it is, of which collection and record. Fields stand below it. */
export function formPlace(collection: string, record: string): string {
  return `${reader()}:${collection}:${record}:`
}

function reader(): string {
  return queryClient.getQueryData(rightsQuery.queryKey)?.userId ?? ''
}

export function useUpload(key: string): Upload | undefined {
  return useSyncExternalStore(listen, () => uploads.get(key))
}

/** What is sent for a field that takes several files, in the order in which they were chosen. */
export function useUploads(field: string): readonly Upload[] {
  const all = useSyncExternalStore(listen, () => standing)
  return all.filter(({ key }) => key.startsWith(`${field}/`))
}

/** How many files of a form have not arrived yet. */
export function usePending(place: string): number {
  return useSyncExternalStore(listen, () => pendingAt(place))
}

export function pendingAt(place: string): number {
  return of(place).filter(({ state }) => state !== 'done').length
}

function of(place: string): Upload[] {
  return [...uploads.values()].filter(({ key }) => key.startsWith(place))
}

/** Sends one more file for a field that takes several. */
export function startOneOf(field: string, bucket: string, file: File): Promise<void> {
  return startUpload(`${field}/${ID.unique()}`, bucket, file)
}

/** Sends a file for a field; one that was sent for it before is taken back. */
export async function startUpload(key: string, bucket: string, file: File): Promise<void> {
  await dropUpload(key)
  const id = ID.unique()
  const upload: Upload = { key, bucket, id, name: file.name, content: file, state: 'sending', sent: 0 }
  change(key, upload)
  await keepUnsent({ key, bucket, id, name: file.name, content: file, at: Date.now() })
  await run(upload, false)
}

/** Goes on with an upload that broke off. */
export async function goOn(key: string): Promise<void> {
  const upload = uploads.get(key)
  if (upload && upload.state !== 'sending' && upload.state !== 'done')
    await run({ ...upload, refusal: undefined }, true)
}

async function run(upload: Upload, again: boolean): Promise<void> {
  const { key } = upload
  if (uploads.get(key)?.id !== upload.id) return
  const work = new AbortController()
  running.set(key, work)
  let now: Upload = { ...upload, state: 'sending' }
  const show = (next: Partial<Upload>) => {
    now = { ...now, ...next }
    // Whatever arrives of an upload that was dropped, or followed by another, is no longer heard.
    if (uploads.get(key)?.id === upload.id) change(key, now)
  }
  show({})
  try {
    const onProgress = (sent: number) => show({ sent })
    const stored = await sendFile(upload, { signal: work.signal, onProgress }, again)
    queryClient.setQueryData(fileQuery(upload).queryKey, stored)
    await dropUnsent(key)
    show({ state: 'done', sent: upload.content.size, stored })
  } catch (error) {
    if (work.signal.aborted) return
    if (isRefusal(error)) await dropUnsent(key)
    show(isRefusal(error) ? { state: 'refused', refusal: messageOf(error) } : { state: 'waiting' })
    if (!isRefusal(error)) void checkServer(true).then((isUp) => isUp && goOnSoon(key))
  } finally {
    if (running.get(key) === work) running.delete(key)
  }
}

/** The server is there, and yet a piece broke off: again, after a moment. */
function goOnSoon(key: string): void {
  setTimeout(() => {
    if (uploads.get(key)?.state === 'waiting') void goOn(key)
  }, 2_000)
}

onServerBack(() => {
  for (const { key, state } of [...uploads.values()]) if (state === 'waiting') void goOn(key)
})

/** Stops an upload, and takes back what has arrived of it. */
export async function dropUpload(key: string): Promise<void> {
  const upload = uploads.get(key)
  running.get(key)?.abort()
  change(key, undefined)
  if (!upload) return
  await dropUnsent(key)
  await discardFile(upload)
}

/** Looks for what a page that was loaded anew left unsent for a form. */
export async function recallUploads(place: string): Promise<void> {
  for (const { at: _, ...unsent } of await unsentAt(reader(), place)) {
    if (!uploads.has(unsent.key)) change(unsent.key, { ...(unsent as Omit<Unsent, 'at'>), state: 'left', sent: 0 })
  }
}

/** The form was saved: what its document names stays, anything else that was sent for it is taken back. */
export function settleUploads(place: string, document: object): void {
  const named = new Set(Object.values(document).flat())
  for (const { key, id } of of(place)) {
    if (named.has(id)) change(key, undefined)
    else void dropUpload(key)
  }
}

/** The form was given up: nothing that it sent is kept, unless it was the lost server that took it away. */
export function leaveUploads(place: string): void {
  if (serverState() === 'down') return
  for (const { key, state } of of(place)) if (state !== 'left') void dropUpload(key)
}

// Somebody signed out: whatever is on its way stops.
onSignOut(() => {
  for (const work of running.values()) work.abort()
  // Told to nobody: what stands on the screen is about to go, and could not be drawn again without its reader.
  uploads.clear()
  standing = []
})
