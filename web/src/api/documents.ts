import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { Query } from 'appwrite'
import { answeredFrom } from './answered-from'
import { call } from './client'
import { FACTS } from './facts.gen'
import { postOnce } from './once'
import type { CollectionId, Collections } from './schema.gen'

export interface Page<C extends CollectionId> {
  total: number
  documents: Collections[C][]
}

function database(collection: CollectionId): string {
  return FACTS[collection].database ?? 'main'
}

export function path(collection: CollectionId, id?: string): string {
  const all = `/databases/${database(collection)}/collections/${collection}/documents`
  return id === undefined ? all : `${all}/${encodeURIComponent(id)}`
}

/** The channel on which every change of the collection is told. */
export function channelOf(collection: CollectionId): string {
  return `databases.${database(collection)}.collections.${collection}.documents`
}

export function fetchPage<C extends CollectionId>(collection: C, queries: string[]): Promise<Page<C>> {
  return call('get', path(collection), { queries })
}

/** One page of a list. While the next page is on its way the former stays. */
export function listQuery<C extends CollectionId>(collection: C, queries: string[]) {
  return queryOptions({
    queryKey: [collection, 'list', queries],
    meta: answeredFrom(collection),
    queryFn: () => fetchPage(collection, queries),
    placeholderData: keepPreviousData,
  })
}

/** One document, with the linked ones that `expand` names (`annexeDoc`). */
export function oneQuery<C extends CollectionId>(collection: C, id: string, expand: readonly string[] = []) {
  const queries = expand.length ? [Query.select(['*', ...expand.map((link) => `${link}.*`)])] : []
  return queryOptions({
    queryKey: [collection, 'one', id, expand],
    meta: answeredFrom(collection),
    queryFn: () => {
      if (!id) throw new Error('no id')
      return call<Collections[C]>('get', path(collection, id), { queries })
    },
  })
}

type Data = Record<string, unknown>

/** Makes a document, once however often it is pressed; a draft keeps a `key` of its own, under which it is made once after a reload too. */
export function create<C extends CollectionId>(collection: C, data: Data, key?: string): Promise<Collections[C]> {
  const document = { documentId: 'unique()', data }
  if (key === undefined) return postOnce(path(collection), document)
  return call('post', path(collection), document, { 'Idempotency-Key': key })
}

/** Sends changed fields, with the moment the document was read: a newer one is 409 `document_update_conflict`. */
export function update<C extends CollectionId>(
  collection: C,
  read: { $id: string; $updatedAt: string },
  data: Data,
): Promise<Collections[C]> {
  return call('patch', path(collection, read.$id), { data }, { 'X-Appwrite-Timestamp': read.$updatedAt })
}

export function remove(collection: CollectionId, id: string): Promise<unknown> {
  return call('delete', path(collection, id))
}

/** Every document that the queries choose, page after page: for print, never for the screen. */
export async function fetchAll<C extends CollectionId>(collection: C, queries: string[]): Promise<Collections[C][]> {
  const step = 500
  const all: Collections[C][] = []
  for (;;) {
    const page = await fetchPage(collection, [...queries, Query.limit(step), Query.offset(all.length)])
    all.push(...page.documents)
    if (page.documents.length < step || all.length >= page.total) return all
  }
}

/** All documents that the queries choose, for screens that draw them together: a key of its own, for it is no page of a list. */
export function allQuery<C extends CollectionId>(collection: C, queries: string[]) {
  return queryOptions({
    queryKey: [collection, 'all', queries],
    queryFn: () => fetchAll(collection, queries),
    meta: answeredFrom(collection),
  })
}

interface Read {
  $id: string
  $updatedAt: string
}

/**
 * Documents as their reader last saw them in a list, with the moment that goes with them: a write over them finds out
 * whether somebody changed them since. Those that no list on record has are read now.
 */
export async function asSeen(client: QueryClient, collection: CollectionId, ids: readonly string[]): Promise<Read[]> {
  const seen = new Map<string, Read>()
  for (const [, page] of client.getQueriesData<Page<CollectionId>>({ queryKey: [collection, 'list'] })) {
    for (const row of page?.documents ?? []) {
      const known = seen.get(row.$id)
      if (!known || known.$updatedAt < row.$updatedAt) seen.set(row.$id, row)
    }
  }
  const unseen = ids.filter((id) => !seen.has(id))
  if (unseen.length > 0)
    for (const row of await fetchAll(collection, [Query.equal('$id', unseen)])) seen.set(row.$id, row)
  return ids.flatMap((id) => seen.get(id) ?? [])
}
