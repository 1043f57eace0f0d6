import { useSyncExternalStore } from 'react'
import { SMALL } from './breakpoints'

let small = false

/** A sheet of paper may be narrower than a phone is wide: while one is printed the window stays what it was. */
function read(): boolean {
  if (!window.matchMedia('print').matches) small = window.matchMedia(SMALL).matches
  return small
}

function subscribe(notify: () => void): () => void {
  const query = window.matchMedia(SMALL)
  query.addEventListener('change', notify)
  return () => query.removeEventListener('change', notify)
}

/** Whether the window is as narrow as a phone. */
export function useSmall(): boolean {
  return useSyncExternalStore(subscribe, read)
}
