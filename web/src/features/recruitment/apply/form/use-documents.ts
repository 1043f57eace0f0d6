import { useEffect, useRef, useState } from 'react'
import type { RequiredDocument } from '@/api/actions.gen'
import { messageOf, typeOf } from '@/api/errors'
import { ask } from '../calls'
import {
  forgetTicket,
  readApplication,
  type SavedFile,
  type SavedTicket,
  saveApplication,
  uploadIdOf,
} from '../saved-application'
import { beginTicket, sendPieces, UNKNOWN_TICKET } from '../tickets'

/** How the file for a document stands. */
export interface DocumentState {
  state: 'none' | 'left' | 'sending' | 'done' | 'wrong'
  name?: string
  /** How much has come, from 0 to 1. */
  share?: number
  error?: string
}

/** The size of a piece, until the server says it. */
const PIECE = 1 << 20

/** How often the page says that it is open, in milliseconds. */
const HEARD_EVERY = 4 * 60_000

/**
 * Files go up as soon as they are chosen, one after the other, under a ticket that is begun with the first. What was sent
 * before a reload is known; of what was on its way only the file has to be chosen again.
 */
export function useDocuments(exam: string) {
  const [states, setStates] = useState<Record<string, DocumentState>>(() => before(exam))
  const [isWorking, setWorking] = useState(false)
  const chosen = useRef(new Map<string, File>())
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const ends = useRef(new Map<string, AbortController>())
  useEffect(() => {
    const open = ends.current
    return () => {
      for (const end of open.values()) end.abort()
    }
  }, [])
  // Without a file a ticket ends ten minutes after the page was last heard.
  useEffect(() => {
    const heard = setInterval(() => void hear(exam), HEARD_EVERY)
    return () => clearInterval(heard)
  }, [exam])
  const set = (id: string, state: DocumentState) => setStates((all) => ({ ...all, [id]: state }))

  const ticketOf = async (): Promise<SavedTicket & { pieceBytes: number }> => {
    const known = readApplication(exam).ticket
    if (known) return { ...known, pieceBytes: PIECE }
    const begun = await beginTicket(exam, setWorking)
    const { ticket, endsAt } = begun
    saveApplication(exam, { ...readApplication(exam), ticket: { ticket, endsAt }, files: {} })
    return begun
  }

  const run = async (document: RequiredDocument, file: File) => {
    const end = new AbortController()
    ends.current.get(document.id)?.abort()
    ends.current.set(document.id, end)
    const { name, size } = file
    const uploadId = uploadIdOf(file)
    const sendUnder = async () => {
      const { ticket, pieceBytes } = await ticketOf()
      note(exam, document.id, { uploadId, name, size, done: false })
      const onProgress = (share: number) => set(document.id, { state: 'sending', name, share })
      const watch = { signal: end.signal, onProgress }
      await sendPieces({ ticket, documentId: document.id, uploadId, content: file, pieceBytes }, watch)
    }
    try {
      await sendUnder().catch((error) => {
        // The ticket ended before anything came under it, as on a device that slept: another one is begun.
        if (typeOf(error) !== UNKNOWN_TICKET || !isEmpty(exam)) throw error
        forgetTicket(exam)
        return sendUnder()
      })
      note(exam, document.id, { uploadId, name, size, done: true })
      set(document.id, { state: 'done', name })
    } catch (error) {
      if (!end.signal.aborted) set(document.id, { state: 'wrong', name, error: messageOf(error) })
    }
  }

  const send = (document: RequiredDocument, file: File) => {
    chosen.current.set(document.id, file)
    set(document.id, { state: 'sending', name: file.name, share: 0 })
    // One after the other: a slow line carries one file sooner than five.
    queue.current = queue.current.then(() => run(document, file))
  }
  return {
    states,
    isWorking,
    send,
    /** Sends again what broke off. */
    retry: (document: RequiredDocument) => {
      const file = chosen.current.get(document.id)
      if (file) send(document, file)
    },
    canRetry: (document: RequiredDocument) => chosen.current.has(document.id),
    refuse: (document: RequiredDocument, error: string) => set(document.id, { state: 'wrong', error }),
    forget: () => setStates({}),
  }
}

function before(exam: string): Record<string, DocumentState> {
  const files = Object.entries(readApplication(exam).files)
  return Object.fromEntries(files.map(([id, file]) => [id, { state: file.done ? 'done' : 'left', name: file.name }]))
}

function note(exam: string, document: string, file: SavedFile): void {
  const saved = readApplication(exam)
  saveApplication(exam, { ...saved, files: { ...saved.files, [document]: file } })
}

const isEmpty = (exam: string) => Object.values(readApplication(exam).files).every((file) => !file.done)

/** Says that the page is open; a ticket that has ended is forgotten, as long as nothing came under it. */
async function hear(exam: string): Promise<void> {
  const { ticket } = readApplication(exam).ticket ?? {}
  if (!ticket || !isEmpty(exam)) return
  try {
    await ask('candidates.ticket', { ticket })
  } catch (error) {
    if (typeOf(error) === UNKNOWN_TICKET) forgetTicket(exam)
  }
}
