import { useQueries, useQuery } from '@tanstack/react-query'
import { Query } from 'appwrite'
import type { HomeTask } from '@/api/actions.gen'
import { listQuery } from '@/api/documents'
import { tasksQuery } from '@/api/home'
import { useRights } from '@/api/hooks'
import { can, opens } from '@/api/rights'
import { linkTo } from '@/paths/address'
import { ownPath } from '@/paths/own-path'
import { isShown, useBuiltScreens } from './built'
import { entriesOf, entryAt, MENU_ENTRIES, menuOf } from './menu'

/** One row is enough to tell that there are some. */
const ANY = [Query.select(['$id']), Query.limit(1)]

/** How much waits at each entry of the menu: nouns declare what waits, and where it is done. */
export function countsOf(tasks: readonly HomeTask[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { link, count } of tasks) {
    const address = ownPath(link)
    if (address === undefined) continue
    const { to, search } = linkTo(address)
    const entry = entryAt(to, search.tab)
    if (entry) counts.set(entry, (counts.get(entry) ?? 0) + count)
  }
  return counts
}

/** Which of the entries that show only where they hold something do so for this reader. */
function useHolding(entries: typeof MENU_ENTRIES): ReadonlySet<string> {
  const rights = useRights()
  const kept = entries.flatMap(({ to, holds }) =>
    holds ? [{ to, holds, enabled: !can(rights, 'create', holds) }] : [],
  )
  const found = useQueries({
    queries: kept.map(({ holds, enabled }) => ({ ...listQuery(holds, ANY), enabled })),
  })
  const holding = kept.filter(({ enabled }, index) => !enabled || (found[index]?.data?.total ?? 0) > 0)
  return new Set(holding.map(({ to }) => to))
}

/** The menu of this reader: what is open to them and holds something, and how much of it waits for them. */
export function useMenu() {
  const rights = useRights()
  const built = useBuiltScreens()
  const counts = countsOf(useQuery(tasksQuery).data ?? [])
  // What waits for somebody is theirs to open, whatever they are.
  const waits = (to: string) => counts.has(to) && built.has(to) && opens(rights, to)
  const open = MENU_ENTRIES.filter(({ to }) => isShown(rights, built, to) || waits(to))
  const holding = useHolding(open)
  const shown = new Set(open.filter(({ to, holds }) => !holds || holding.has(to)).map(({ to }) => to))
  // The route of a group is no entry.
  const isEntry = (to: string) => MENU_ENTRIES.some((one) => one.to === to)
  const menu = menuOf((to) => (isEntry(to) ? shown.has(to) : isShown(rights, built, to)))
  return { menu, entries: entriesOf(menu), counts }
}
