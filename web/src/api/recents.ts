import { isShared } from './drafts'
import type { CollectionId } from './schema.gen'

/** A record that was on screen. */
export interface Recent {
  collection: CollectionId
  id: string
  /** What it was called. */
  fr: string
  ar: string
}

interface Kept {
  userId: string
  records: Recent[]
}

const KEY = 'recents'
/** So many are remembered; some of them may be gone, or no longer this reader's, when they are looked for. */
const MOST = 12

/** On a shared computer they end with the tab, as drafts do. */
function place(): Storage {
  return isShared() ? sessionStorage : localStorage
}

function readKept(): Kept | undefined {
  try {
    const found = JSON.parse(place().getItem(KEY) ?? 'null') as Kept | null
    return found && Array.isArray(found.records) ? found : undefined
  } catch {
    return undefined
  }
}

/** What a person opened last on this device, the latest first. */
export function recentsOf(userId: string): Recent[] {
  const found = readKept()
  return found && found.userId === userId ? found.records : []
}

const isSame = (one: Pick<Recent, 'collection' | 'id'>, other: Pick<Recent, 'collection' | 'id'>) =>
  one.collection === other.collection && one.id === other.id

/** What was opened just now stands first. */
export function keepRecent(userId: string, record: Recent): void {
  const others = recentsOf(userId).filter((one) => !isSame(one, record))
  try {
    place().setItem(KEY, JSON.stringify({ userId, records: [record, ...others].slice(0, MOST) } satisfies Kept))
  } catch {
    // A full storage keeps what it has.
  }
}

export function forgetRecents(): void {
  for (const storage of [localStorage, sessionStorage]) storage.removeItem(KEY)
}

/** Whoever is here now does not find what another opened. */
export function claimRecents(userId: string): void {
  const found = readKept()
  if (found && found.userId !== userId) forgetRecents()
}
