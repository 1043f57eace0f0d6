import { forgetDrafts } from './drafts'
import { forgetAnswers } from './kept'
import { queryClient } from './query'

/** Where files that were not sent to the end are kept. */
export const UNSENT = 'diwan-unsent'

/** What the tabs of this browser tell each other. */
const channel = 'BroadcastChannel' in window ? new BroadcastChannel('diwan') : undefined

/** Everything private that this browser keeps goes, in this tab and, but for what they show, in the others. */
export function forgetPerson(): void {
  queryClient.clear()
  forgetKept()
  channel?.postMessage('left')
}

function forgetKept(): void {
  forgetAnswers()
  forgetDrafts()
  indexedDB.deleteDatabase(UNSENT)
  for (const forget of others) forget()
}

const others = new Set<() => void>()

/** What keeps more of a person, and was not loaded with the first page, forgets it at the same time. */
export function onForget(forget: () => void): void {
  others.add(forget)
}

/** Heeds a sign-out in another tab. */
export function heedOthers(): void {
  channel?.addEventListener('message', ({ data }) => {
    if (data === 'left') forgetKept()
  })
}
