import { queryOptions } from '@tanstack/react-query'
import { Query } from 'appwrite'
import { answeredFrom } from '@/api/answered-from'
import { fetchPage } from '@/api/documents'
import type { InventoryItems } from '@/api/schema.gen'
import { titleFields } from '@/api/titles'

/** So many ids stand in one question. */
const AT_ONCE = 100

const FOLLOWED = titleFields('bureaux').map((field) => `bureau.${field}`)

async function fetchItems(ids: readonly string[]): Promise<InventoryItems[]> {
  const parts = Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, at) =>
    ids.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
  )
  const pages = parts.map((part) =>
    fetchPage('inventoryItems', [Query.equal('$id', part), Query.select(['*', ...FOLLOWED]), Query.limit(AT_ONCE)]),
  )
  return (await Promise.all(pages)).flatMap(({ documents }) => documents)
}

/** Some things with their offices, in the order in which they are named. */
export function itemsQuery(ids: readonly string[]) {
  return queryOptions({
    queryKey: ['inventoryItems', 'some', ids],
    meta: answeredFrom('inventoryItems'),
    queryFn: async () => {
      const found = new Map((await fetchItems(ids)).map((row) => [row.$id, row]))
      return ids.flatMap((id) => found.get(id) ?? [])
    },
  })
}
