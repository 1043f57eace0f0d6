import { isShared } from './drafts'
import { UNSENT } from './sign-out-broadcast'
import type { Sending } from './upload'

/** A file that is on its way, kept so that a page that is loaded anew can go on sending it. */
export interface Unsent extends Sending {
  /** Whose it is, and which field of which form it is for. */
  key: string
  /** When it was chosen, in milliseconds. */
  at: number
}

const STORE = 'files'
/** What nobody went on with goes after a day, in milliseconds: the server has swept the pieces by then. */
const KEPT = 24 * 3_600_000

function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(UNSENT, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'key' })
  return resultOf(request)
}

/** Runs one request in the store. A browser that keeps nothing (a private window, a full disk) answers nothing. */
async function within<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>) {
  try {
    const database = await open()
    try {
      return await resultOf(ask(database.transaction(STORE, mode).objectStore(STORE)))
    } finally {
      database.close()
    }
  } catch {
    return undefined
  }
}

/** On a shared computer nothing that outlives the tab is written down. */
export async function keepUnsent(unsent: Unsent): Promise<void> {
  if (isShared()) return
  await within('readwrite', (store) => store.put(unsent))
}

export async function dropUnsent(key: string): Promise<void> {
  await within('readwrite', (store) => store.delete(key))
}

/** What this person left at a place; what is too old, or of somebody else, is erased. */
export async function unsentAt(userId: string, place: string, now = Date.now()): Promise<Unsent[]> {
  const all = ((await within('readonly', (store) => store.getAll())) ?? []) as Unsent[]
  const isKept = ({ key, at }: Unsent) => key.startsWith(`${userId}:`) && now - at < KEPT
  for (const one of all) if (!isKept(one)) await dropUnsent(one.key)
  return all.filter((one) => isKept(one) && one.key.startsWith(place))
}
