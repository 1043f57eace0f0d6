import { claimDrafts, forgetDrafts } from './drafts'
import { queryClient } from './query'
import { clearPersisted } from './query-persister'
import { claimRecents, forgetRecents } from './recents'

/** Where files that were not sent to the end are kept. */
export const UNSENT = 'diwan-unsent'
/** Where what was made here without the server waits to be sent. */
export const OUTBOX = 'diwan-outbox'

/** What the tabs of this browser tell each other. */
const channel = 'BroadcastChannel' in window ? new BroadcastChannel('diwan') : undefined

/** Everything private that this browser keeps goes, in this tab and, but for what they show, in the others. */
export function clearUserData(): void {
  queryClient.clear()
  forgetKept()
  channel?.postMessage('left')
}

function forgetKept(): void {
  clearPersisted()
  forgetDrafts()
  forgetRecents()
  indexedDB.deleteDatabase(UNSENT)
  indexedDB.deleteDatabase(OUTBOX)
  for (const forget of others) forget()
}

const others = new Set<() => void>()

/** What keeps more of a person, and was not loaded with the first page, forgets it at the same time. */
export function onSignOut(forget: () => void): void {
  others.add(forget)
}

let holder: string | undefined

/** Whoever is here now finds their own things alone, also where the one before did not sign out but was signed out. */
export function claimDevice(userId: string): void {
  claimDrafts(userId)
  claimRecents(userId)
  if (holder !== undefined && holder !== userId) for (const forget of others) forget()
  holder = userId
}

/** Heeds a sign-out in another tab. */
export function listenForSignOut(): void {
  channel?.addEventListener('message', ({ data }) => {
    if (data === 'left') forgetKept()
  })
}
