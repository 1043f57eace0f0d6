import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from './client'
import { path } from './documents'
import type { CollectionId } from './schema.gen'

export type ChangeKind = 'create' | 'update' | 'delete'

export interface FieldChange {
  field: string
  before: unknown
  after: unknown
}

export interface HistoryEntry {
  seq: number
  at: string
  who: string
  /** Absent for a key: `who` names it. */
  whoName: string | null
  kind: ChangeKind
  changes: FieldChange[]
}

export interface Change {
  seq: number
  at: string
  who: string
  /** Absent for a key: `who` names it. */
  whoName: string | null
  collection: CollectionId
  id: string
  title: string
  titleAr: string
  kind: ChangeKind
  fields: string[]
}

interface HistoryPage {
  total: number
  history: HistoryEntry[]
}

const PAGE = 20

export function fetchHistory(collection: CollectionId, id: string, before?: number): Promise<HistoryPage> {
  const parameters = { limit: PAGE, ...(before === undefined ? {} : { before }) }
  return call('get', `${path(collection, id)}/history`, parameters)
}

/** Who changed what of one document, newest first. */
export function historyQuery(collection: CollectionId, id: string) {
  return infiniteQueryOptions({
    queryKey: [collection, 'history', id],
    queryFn: ({ pageParam }) => fetchHistory(collection, id, pageParam),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => (page.history.length < PAGE ? undefined : page.history.at(-1)?.seq),
  })
}

/** The newest changes that this reader may see. */
export function changesQuery(limit: number) {
  return queryOptions({
    queryKey: ['changes', limit],
    queryFn: () => call<{ changes: Change[] }>('get', '/changes', { limit }),
    staleTime: 30_000,
  })
}
