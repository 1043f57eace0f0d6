import { forgetDrafts } from './drafts'
import { forgetAnswers } from './kept'
import { queryClient } from './query'

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
}

/** Heeds a sign-out in another tab. */
export function heedOthers(): void {
  channel?.addEventListener('message', ({ data }) => {
    if (data === 'left') forgetKept()
  })
}
