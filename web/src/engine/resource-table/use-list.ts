import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useMemo } from 'react'
import { useMeta, useReadable } from '@/api/hooks'
import { inReadersOrder, isOn, type ListSpec, orderQuery, sortOf } from '@/api/list'
import { type ListSearch, mergeSearch, type PageSize } from '@/api/list-address'
import type { CollectionId } from '@/api/schema.gen'
import { type ListPreferences, preferencesQuery, updatePreferences } from '@/api/session'
import { useLanguage } from '@/ui/use-language'
import { type Column, readableColumns, shownColumns } from './column'
import { useFittingRows } from './fitting-rows'
import { rememberSearch } from './last-list-search'
import { pageOf, preferencesKey, USUAL_SIZE } from './list-query'
import { useSelection } from './use-selection'

/** The address of the list on screen, and how to change it. */
function useAddress(): [ListSearch, (change: ListSearch, replace?: boolean) => void] {
  const pathname = useLocation({ select: (location) => location.pathname })
  const search: ListSearch = useSearch({ strict: false })
  const navigate = useNavigate()
  useEffect(() => rememberSearch(pathname, search), [pathname, search])
  const change = (next: ListSearch, replace = false) =>
    void navigate({ to: '.', search: (now: ListSearch) => mergeSearch(now, next), replace, resetScroll: false })
  return [search, change]
}

/** Everything a list on screen is made of: its address, its rows, its columns, what is selected. */
export function useList<C extends CollectionId>(listed: ListSpec<C>, columns: readonly Column<C>[]) {
  const language = useLanguage()
  const spec = useMemo(() => inReadersOrder(listed, language), [listed, language])
  const [search, change] = useAddress()
  const readable = useReadable(spec.collection)
  const meta = useMeta(spec.collection)
  const kept = useQuery(preferencesQuery).data
  const mine: ListPreferences = kept?.lists?.[preferencesKey(spec)] ?? {}
  useFittingRows()
  const { asked, size, page, rows, select, query } = pageOf(spec, search, { fields: readable, meta, preferences: kept })
  const answer = useQuery(query)
  const total = answer.data?.total ?? 0
  const pages = Math.max(1, Math.ceil(total / size))
  const offered = useMemo(() => readableColumns(columns, readable), [columns, readable])
  const shown = useMemo(() => shownColumns(offered, mine.columns), [offered, mine.columns])
  const keep = (next: ListPreferences) =>
    updatePreferences((now) => ({ ...now, lists: { ...now.lists, [preferencesKey(spec)]: { ...mine, ...next } } }))
  const selection = useSelection(JSON.stringify(rows))

  useEffect(() => {
    if (answer.isSuccess && !answer.isPlaceholderData && page > pages) change({ page: pages }, true)
  })

  return {
    spec,
    meta,
    readable,
    search,
    change,
    page,
    pages,
    size,
    total,
    answer,
    documents: answer.data?.documents ?? [],
    rowQueries: rows,
    /** The order alone, for rows that were chosen one by one. */
    order: orderQuery(spec, search, readable),
    selectQueries: select,
    sort: sortOf(spec, search, readable),
    filters: spec.filters.filter((filter) => readable.has(filter.field)),
    columns: offered,
    shown,
    compact: kept?.density === 'compact',
    selection,
    /** The size that was chosen, in rows or as what fits. */
    chosenSize: asked,
    setSize: (next: PageSize) => {
      change({ size: next === USUAL_SIZE ? undefined : next, page: undefined })
      return keep({ size: next })
    },
    setColumns: (keys: string[] | undefined) => keep({ columns: keys }),
  }
}

export type List<C extends CollectionId> = ReturnType<typeof useList<C>>

/** How many of some filters narrow the list; the screen's own defaults are not the reader's doing. */
export function chosenFilters<C extends CollectionId>(list: List<C>, filters: List<C>['filters']): number {
  return filters.filter((filter) => (filter.kind === 'switch') !== isOn(filter, list.search)).length
}
