import { useQuery } from '@tanstack/react-query'
import { Query } from 'appwrite'
import { fetchPage } from '@/api/documents'
import { useRights } from '@/api/hooks'
import { type Recent, recentsOf } from '@/api/recents'
import { opens } from '@/api/rights'
import type { CollectionId } from '@/api/schema.gen'
import { type Address, pathOf } from '@/paths/address'
import { recordAddress } from '@/paths/record-address'

/** So many are shown. */
const SHOWN = 6

export interface OpenRecent extends Recent {
  to: Address
}

/** Those of the records of a collection that are there, and this reader's to see. */
async function idsThere(collection: CollectionId, ids: string[]): Promise<string[]> {
  const only = [Query.equal('$id', ids), Query.select(['$id']), Query.limit(ids.length)]
  const { documents } = await fetchPage(collection, only).catch(() => ({ documents: [] }))
  return documents.map(({ $id }) => `${collection}/${$id}`)
}

/** What this person opened last on this device, as far as it still opens: what is gone, or closed to them since, is left out. */
export function useRecents(): OpenRecent[] {
  const rights = useRights()
  const open = recentsOf(rights.userId).flatMap((one) => {
    const to = recordAddress(one.collection, one.id)
    return to !== undefined && opens(rights, pathOf(to)) ? [{ ...one, to }] : []
  })
  const ids = open.map(({ collection, id }) => `${collection}/${id}`)
  const { data } = useQuery({
    queryKey: ['recents', rights.userId, ids],
    queryFn: async () => {
      const of = new Map<CollectionId, string[]>()
      for (const { collection, id } of open) of.set(collection, [...(of.get(collection) ?? []), id])
      return (await Promise.all([...of].map(([collection, all]) => idsThere(collection, all)))).flat()
    },
    enabled: ids.length > 0,
    staleTime: 0,
    gcTime: 0,
    meta: { deaf: 'is asked as the palette opens' },
  })
  return open.filter(({ collection, id }) => data?.includes(`${collection}/${id}`)).slice(0, SHOWN)
}
