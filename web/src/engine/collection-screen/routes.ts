import { lazyRouteComponent, type StaticDataRouteOption } from '@tanstack/react-router'
import { type ListSearch, listSearch } from '@/api/list-address'
import type { JoinedTabs } from './joined-tabs'
import { isTabSet, type Screens } from './tab-set'

/** The definition, in a chunk that is fetched when a screen of it is opened. */
type Load = () => Promise<{ default: Screens }>

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The lists that it shows. */
    lists?: Load
    /** What its form makes. */
    makes?: Load
  }
}

/** What another feature adds to the page of a record. */
type LoadTabs = () => Promise<{ default: JoinedTabs }>

async function joinTabs(load: Load, joins: readonly LoadTabs[]): Promise<Screens> {
  const [{ default: screens }, { withTabs }, ...tabs] = await Promise.all([
    load(),
    import('./joined-tabs'),
    ...joins.map((join) => join()),
  ])
  if (isTabSet(screens)) throw new Error('tabs are added to the page of one collection')
  return withTabs(
    screens,
    tabs.map((one) => one.default),
  )
}

const loaders = () => import('./loaders')
const both = async (load: Load) => {
  const [{ default: screens }, module] = await Promise.all([load(), loaders()])
  return { screens, ...module }
}

interface Named {
  params: { id: string }
}
interface Searched {
  deps: { search: ListSearch }
}

const ofSearch = { validateSearch: listSearch(), loaderDeps: ({ search }: { search: ListSearch }) => ({ search }) }
/** Of several collections behind tabs the address names one. */
const ofTab = {
  validateSearch: listSearch(),
  loaderDeps: ({ search: { tab } }: { search: ListSearch }) => ({ search: { tab } }),
}

/** The list of a collection, or the screen of several; with what its route says of it. */
export function listRoute(load: Load, about: StaticDataRouteOption = {}) {
  return {
    ...ofSearch,
    staticData: { ...about, lists: load },
    loader: async ({ deps: { search } }: Searched) => {
      const { loadListScreen, screens } = await both(load)
      return loadListScreen(screens, search)
    },
    component: lazyRouteComponent(() => import('./list-screen'), 'ListScreenOfRoute'),
  }
}

/** The form of a new one; the address may say what it begins with, as it would narrow the list. */
export function newRoute(load: Load) {
  return {
    ...ofTab,
    staticData: { crumb: 'crumbs.new' as const, makes: load },
    loader: async ({ deps: { search } }: Searched) => {
      const { loadForm, screens } = await both(load)
      return loadForm(screens, search.tab)
    },
    component: lazyRouteComponent(() => import('./form-screen'), 'NewScreen'),
  }
}

/** The page of a record, with the tabs that other features add to it. */
export function recordRoute(load: Load, ...joins: LoadTabs[]) {
  // Once: a page whose definition is another one is another page.
  let joined: Promise<Screens> | undefined
  const complete = () => {
    joined ??= joins.length ? joinTabs(load, joins) : load().then(({ default: screens }) => screens)
    return joined
  }
  return {
    ...ofTab,
    loader: async ({ params, deps: { search } }: Named & Searched) => {
      const [screens, { loadRecordScreen }] = await Promise.all([complete(), loaders()])
      return loadRecordScreen(screens, params.id, search.tab)
    },
    component: lazyRouteComponent(() => import('./record-screen'), 'RecordScreen'),
  }
}

/** The form of a record. */
export function editRoute(load: Load) {
  return {
    ...ofTab,
    staticData: { crumb: 'crumbs.edit' as const },
    loader: async ({ params, deps: { search } }: Named & Searched) => {
      const { loadEditScreen, screens } = await both(load)
      return loadEditScreen(screens, params.id, search.tab)
    },
    component: lazyRouteComponent(() => import('./form-screen'), 'EditScreen'),
  }
}
