import { useQuery } from '@tanstack/react-query'
import { Query } from 'appwrite'
import { listQuery } from '@/api/documents'
import type { SpareParts } from '@/api/schema.gen'

/** The parts that some lines name, by their ids: what they are called, and how many there are now. */
export function useStock(lines: readonly { partId: string }[]): ReadonlyMap<string, SpareParts> {
  const ids = [...new Set(lines.flatMap((line) => line.partId || []))].sort()
  const queries = [Query.equal('$id', ids), Query.limit(Math.max(1, ids.length))]
  const { data } = useQuery({ ...listQuery('spareParts', queries), enabled: ids.length > 0 })
  return new Map(data?.documents.map((part) => [part.$id, part]))
}
