import { listQuery } from '@/api/documents'
import { metaQuery } from '@/api/hooks'
import { inReadersOrder, type ListSpec, pageQueries, rowQueries, selectQuery } from '@/api/list'
import { FIT, type ListSearch } from '@/api/list-address'
import { queryClient } from '@/api/query'
import { readableFields } from '@/api/rights'
import type { CollectionId } from '@/api/schema.gen'
import type { CollectionMeta } from '@/api/schema-meta'
import { type Preferences, preferencesQuery, rightsQuery } from '@/api/session'
import { language } from '@/i18n'
import { fittingRows } from './fitting-rows'

export const USUAL_SIZE = 10

/** Where the reader's preferences of a list are kept. */
export function preferencesKey({
  collection,
  preferencesKey: name = collection,
}: Pick<ListSpec, 'collection' | 'preferencesKey'>): string {
  return name
}

interface Reader {
  fields: ReadonlySet<string>
  meta: CollectionMeta
  preferences: Preferences | undefined
}

/** The page that an address asks for, as this reader may ask for it. */
export function pageOf<C extends CollectionId>(spec: ListSpec<C>, search: ListSearch, reader: Reader) {
  const asked = search.size ?? reader.preferences?.lists?.[preferencesKey(spec)]?.size ?? USUAL_SIZE
  const size = asked === FIT ? fittingRows(reader.preferences?.density === 'compact') : asked
  const page = search.page ?? 1
  const rows = rowQueries(spec, search, reader.fields)
  const select = selectQuery(spec, linksOf(reader))
  const query = listQuery(spec.collection, [...rows, ...select, ...pageQueries(page, size)])
  return { asked, size, page, rows, select, query }
}

/** The names under which linked documents arrive, for the links this reader may read. */
function linksOf({ meta, fields }: Reader): ReadonlySet<string> {
  return new Set(meta.fields.flatMap((field) => (field.expands && fields.has(field.name) ? [field.expands] : [])))
}

/** For a route's loader: the declaration is fetched, and the rows are on their way before the screen is drawn. */
export async function loadList<C extends CollectionId>(listed: ListSpec<C>, search: ListSearch): Promise<void> {
  const spec = inReadersOrder(listed, language())
  const [rights, meta, preferences] = await Promise.all([
    queryClient.query({ ...rightsQuery, staleTime: 'static' }),
    queryClient.query({ ...metaQuery(spec.collection, language()), staleTime: 'static' }),
    queryClient.query({ ...preferencesQuery, staleTime: 'static' }).catch(() => undefined),
  ])
  const { query } = pageOf(spec, search, { fields: readableFields(rights, spec.collection), meta, preferences })
  void queryClient.query(query).catch(() => undefined)
}
