import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '@/i18n/language'
import { isAnsweredFrom, staleAfter } from './answered-from'
import { loadMeta } from './load-meta'
import { type Rights, readableFields, writableFields } from './rights'
import type { CollectionId } from './schema.gen'
import type { CollectionMeta } from './schema-meta'
import { rightsQuery } from './session'

export function metaQuery(collection: CollectionId, language: Language) {
  return {
    queryKey: ['meta', collection, language],
    queryFn: () => loadMeta(collection, language),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { deaf: 'is part of the program' },
  }
}

/** The declaration of a collection, in the reader's language. */
export function useMeta(collection: CollectionId): CollectionMeta {
  const { i18n } = useTranslation()
  return useSuspenseQuery(metaQuery(collection, i18n.language as Language)).data
}

export function useRights(): Rights {
  return useSuspenseQuery(rightsQuery).data
}

export function useReadable(collection: CollectionId): ReadonlySet<string> {
  const rights = useRights()
  return useMemo(() => readableFields(rights, collection), [rights, collection])
}

export function useWritable(collection: CollectionId): ReadonlySet<string> {
  const rights = useRights()
  return useMemo(() => writableFields(rights, collection), [rights, collection])
}

/** What is counted of many collections: it is asked again after a write, and nobody waits for it. */
const COUNTED: readonly unknown[] = ['report', 'changes']

/**
 * After a write: what is answered from those collections, and from the ones that count their rows, is asked again, and waited for; so is
 * what is counted, behind the screen.
 */
export function useInvalidate(): (collections: Iterable<CollectionId>) => Promise<unknown> {
  const client = useQueryClient()
  return (collections) => {
    const stale = staleAfter(collections)
    void client.invalidateQueries({ predicate: ({ queryKey }) => COUNTED.includes(queryKey[0]) })
    return client.invalidateQueries({
      predicate: (query) => !COUNTED.includes(query.queryKey[0]) && isAnsweredFrom(query, stale),
    })
  }
}
