import type { ImportColumn } from '@/api/actions.gen'
import { queryClient } from '@/api/query'
import type { CollectionId } from '@/api/schema.gen'
import { preferencesQuery, updatePreferences } from '@/api/session'

/** So many shapes of files are kept of a collection: those that came last. */
const KEPT = 8

type Mapping = Record<string, string>

/** What a file looks like: its headers in their order, in few letters (FNV-1a). */
export function shapeOf(columns: readonly ImportColumn[]): string {
  let hash = 0x811c9dc5
  for (const letter of columns.map(({ header }) => header).join('\n'))
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return `${columns.length}-${hash.toString(36)}`
}

/** Which fields its reader said that columns of such a file are, the last time; of none where that cannot be asked. */
export async function keptMapping(collection: CollectionId, columns: readonly ImportColumn[]): Promise<Mapping> {
  const kept = await queryClient.query({ ...preferencesQuery, staleTime: 'static' }).catch(() => undefined)
  return kept?.imports?.[collection]?.find(({ shape }) => shape === shapeOf(columns))?.mapping ?? {}
}

/** Keeps with the account what was said of the columns of a file that was imported. */
export async function keepMapping(
  collection: CollectionId,
  columns: readonly ImportColumn[],
  mapping: Mapping,
): Promise<void> {
  const shape = shapeOf(columns)
  await updatePreferences((now) => {
    const others = (now.imports?.[collection] ?? []).filter((one) => one.shape !== shape)
    const own = Object.keys(mapping).length > 0 ? [{ shape, mapping }] : []
    return { ...now, imports: { ...now.imports, [collection]: [...own, ...others].slice(0, KEPT) } }
  })
}
