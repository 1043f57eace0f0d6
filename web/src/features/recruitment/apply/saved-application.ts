import { isShared } from '@/api/drafts'

/** What was typed, and what was sent, of an application that is not handed in yet. */
export interface SavedApplication {
  values: Record<string, string>
  ticket?: SavedTicket | undefined
  /** The files that were sent under the ticket, by the documents they are for. */
  files: Record<string, SavedFile>
  at: number
}

export interface SavedTicket {
  ticket: string
  endsAt: string
}

export interface SavedFile {
  /** What tells this file from another: it goes on where it broke off. */
  uploadId: string
  name: string
  size: number
  done: boolean
}

/** On a shared computer it ends with the tab; elsewhere it is kept so long, in milliseconds. */
const KEPT = 3 * 24 * 3_600_000

const place = (): Storage => (isShared() ? sessionStorage : localStorage)
const key = (exam: string) => `apply:${exam}`

export const EMPTY_APPLICATION: SavedApplication = { values: {}, files: {}, at: 0 }

/** What this device remembers of an application; a ticket that has ended is forgotten with its files. */
export function readApplication(exam: string, now = Date.now()): SavedApplication {
  try {
    const saved = JSON.parse(place().getItem(key(exam)) ?? 'null') as SavedApplication | null
    if (!saved || now - saved.at > KEPT) return EMPTY_APPLICATION
    const isOver = !saved.ticket || new Date(saved.ticket.endsAt).getTime() <= now
    return isOver ? { ...saved, ticket: undefined, files: {} } : saved
  } catch {
    return EMPTY_APPLICATION
  }
}

export function saveApplication(exam: string, saved: SavedApplication): void {
  try {
    place().setItem(key(exam), JSON.stringify({ ...saved, at: Date.now() }))
  } catch {
    // A full storage keeps what it has.
  }
}

/** Forgets a ticket that has ended, and what was sent under it; what was typed stays. */
export function forgetTicket(exam: string): void {
  saveApplication(exam, { ...readApplication(exam), ticket: undefined, files: {} })
}

export function forgetApplication(exam: string): void {
  for (const storage of [localStorage, sessionStorage]) storage.removeItem(key(exam))
}

/** The same file chosen again goes on; another one begins anew. */
export function uploadIdOf(file: { name: string; size: number; lastModified: number }): string {
  const text = `${file.name} ${file.size} ${file.lastModified}`
  let hash = 0
  for (const sign of text) hash = (Math.imul(hash, 31) + (sign.codePointAt(0) ?? 0)) | 0
  return `${file.size}-${(hash >>> 0).toString(36)}`
}
