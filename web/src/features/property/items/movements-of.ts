import { infiniteQueryOptions } from '@tanstack/react-query'
import { Query } from 'appwrite'
import { answeredFrom } from '@/api/answered-from'
import { fetchPage } from '@/api/documents'
import type { InventoryMovements } from '@/api/schema.gen'
import { titleFields } from '@/api/titles'

const PAGE = 30

/** The links that a movement is read with, by their names. */
const LINKS = {
  fromBureau: 'bureaux',
  toBureau: 'bureaux',
  fromEmployee: 'employees',
  toEmployee: 'employees',
} as const

const FOLLOWED = Object.entries(LINKS).flatMap(([link, to]) => titleFields(to).map((field) => `${link}.${field}`))

/** The movements of a thing, the newest first. */
export function timelineQuery(item: string) {
  return infiniteQueryOptions({
    queryKey: ['inventoryMovements', 'timeline', item],
    meta: answeredFrom('inventoryMovements'),
    queryFn: ({ pageParam }) =>
      fetchPage('inventoryMovements', [
        Query.equal('itemId', item),
        Query.orderDesc('on'),
        Query.orderDesc('$createdAt'),
        Query.select(['*', ...FOLLOWED, 'by.username']),
        Query.limit(PAGE),
        Query.offset(pageParam),
      ]),
    initialPageParam: 0,
    getNextPageParam: (page, pages) => {
      const read = pages.reduce((sum, { documents }) => sum + documents.length, 0)
      return page.documents.length < PAGE || read >= page.total ? undefined : read
    },
  })
}

/** Those movements that another of them undoes: they count for nothing. */
export function undoneIn(movements: readonly Pick<InventoryMovements, 'undoesId'>[]): ReadonlySet<string> {
  return new Set(movements.flatMap(({ undoesId }) => undoesId ?? []))
}
