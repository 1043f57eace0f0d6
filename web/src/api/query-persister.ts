import type { QueryKey } from '@tanstack/react-query'
import { queryClient } from './query'

/** Answers by the hash of what was asked. */
type Answers = Record<string, { key: QueryKey; data: unknown }>

/** In the storage of the tab, which ends with it: never in one that outlives the browser. */
const PLACE = 'kept'

function read(): Answers {
  try {
    return JSON.parse(sessionStorage.getItem(PLACE) ?? '{}') as Answers
  } catch {
    return {}
  }
}

/** From now on keeps the answers whose queries say `meta.kept`: what a page that is loaded without the server shows. */
export function persistQueries(): void {
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || !event.query.meta?.kept) return
    const { queryHash, queryKey, state } = event.query
    try {
      sessionStorage.setItem(PLACE, JSON.stringify({ ...read(), [queryHash]: { key: queryKey, data: state.data } }))
    } catch {
      // A full storage keeps what it has.
    }
  })
}

/** Answers that are not known any more are taken from what was kept; all of it is asked again when the server is back. */
export function restoreQueries(): void {
  for (const { key, data } of Object.values(read())) {
    if (queryClient.getQueryData(key) === undefined) queryClient.setQueryData(key, data, { updatedAt: 0 })
  }
}

export function clearPersisted(): void {
  sessionStorage.removeItem(PLACE)
}
