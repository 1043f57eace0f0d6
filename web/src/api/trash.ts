import { infiniteQueryOptions } from '@tanstack/react-query'
import { act } from './actions'
import { call } from './client'
import type { CollectionId } from './schema.gen'

/** A document that was deleted. */
export interface Trashed {
  /** The order of deletion. */
  seq: number
  at: string
  who: string
  /** Absent for a key: `who` names it. */
  whoName: string | null
  collection: CollectionId
  id: string
  /** Absent where the reader may not read every document of the collection. */
  title: string | null
  titleAr: string | null
  /** Whether documents of the collection are made by hand at all. */
  restorable: boolean
}

/** A page of the trash: a screen or two. */
const PAGE = 25

/** What was deleted, the newest first. */
export const trashQuery = infiniteQueryOptions({
  queryKey: ['trash'],
  queryFn: ({ pageParam: before }) =>
    call<{ trash: Trashed[] }>('get', '/trash', { limit: PAGE, ...(before === undefined ? {} : { before }) }),
  initialPageParam: undefined as number | undefined,
  getNextPageParam: ({ trash }) => (trash.length < PAGE ? undefined : trash.at(-1)?.seq),
  staleTime: 0,
})

/** Puts a deleted document back. */
export function restore(collection: CollectionId, id: string) {
  return act('trash.restore', { collection, id })
}
