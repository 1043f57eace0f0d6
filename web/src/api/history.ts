import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { answeredFrom } from './answered-from'
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
  /** The clock of the server was not believed then: the time may be wrong. */
  clockDoubted: boolean
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

/** What the house notes by itself: nobody asks for it who asks what people changed. */
const BOOKKEEPING: readonly string[] = ['lastSeenAt']

const isTold = (field: string) => !BOOKKEEPING.includes(field)

/** The changes of one document without bookkeeping; those that were nothing else go. */
export function withoutBookkeeping(entries: readonly HistoryEntry[]): HistoryEntry[] {
  return entries.flatMap((entry) => {
    const changes = entry.changes.filter(({ field }) => isTold(field))
    return entry.changes.length > 0 && changes.length === 0 ? [] : [{ ...entry, changes }]
  })
}

export function fetchHistory(collection: CollectionId, id: string, before?: number): Promise<HistoryPage> {
  const parameters = { limit: PAGE, ...(before === undefined ? {} : { before }) }
  return call('get', `${path(collection, id)}/history`, parameters)
}

/** Who changed what of one document, newest first. */
export function historyQuery(collection: CollectionId, id: string) {
  return infiniteQueryOptions({
    queryKey: [collection, 'history', id],
    meta: answeredFrom(collection),
    queryFn: ({ pageParam }) => fetchHistory(collection, id, pageParam),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => (page.history.length < PAGE ? undefined : page.history.at(-1)?.seq),
  })
}

/** So many times what is shown is asked for, since bookkeeping is left out of it. */
const SPARE = 3

/** The newest changes that this reader may see, without bookkeeping. */
export function changesQuery(limit: number) {
  return queryOptions({
    queryKey: ['changes', limit],
    queryFn: async () => {
      const { changes } = await call<{ changes: Change[] }>('get', '/changes', { limit: limit * SPARE })
      const told = changes.flatMap((change) => {
        const fields = change.fields.filter(isTold)
        return change.kind === 'update' && fields.length === 0 ? [] : [{ ...change, fields }]
      })
      return { changes: told.slice(0, limit) }
    },
    staleTime: 30_000,
  })
}
