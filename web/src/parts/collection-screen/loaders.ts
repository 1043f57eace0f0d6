import { notFound, redirect } from '@tanstack/react-router'
import { oneQuery } from '@/api/documents'
import { statusOf } from '@/api/errors'
import { metaQuery } from '@/api/hooks'
import type { ListSearch } from '@/api/list-address'
import { queryClient } from '@/api/query'
import { type Rights, readable } from '@/api/rights'
import type { CollectionId } from '@/api/schema.gen'
import { rightsQuery } from '@/api/session'
import { titles } from '@/api/titles'
import { language, loadTexts } from '@/i18n'
import { loadList } from '../resource-table/list-query'
import type { CollectionScreen, Defined } from './definition'
import { linksOf, specOf } from './derive'
import { collectionAt, isTabSet, type Screens, tabOf } from './tab-set'
import { loadPlace } from './texts'

const rightsOf = (): Promise<Rights> => queryClient.ensureQueryData(rightsQuery)

async function loadRows<C extends CollectionId>(of: Defined<C>, search: ListSearch): Promise<void> {
  const [meta] = await Promise.all([
    queryClient.ensureQueryData(metaQuery(of.collection, language())),
    loadPlace(of.texts),
  ])
  await loadList(specOf(of, meta), search)
}

/** For the route of a list, or of several behind tabs: texts and declaration are there, the rows on their way. */
export async function loadListScreen(screens: Screens, search: ListSearch): Promise<{ screens: Screens }> {
  if (!isTabSet(screens)) {
    await screens.with((of) => loadRows(of, search))
    return { screens }
  }
  const tab = tabOf(screens, search.tab, await rightsOf())
  if (tab === undefined) throw redirect({ to: '/401', replace: true })
  const { list, rows } = screens.tabs[tab] ?? {}
  await Promise.all([
    loadPlace(screens.texts),
    list?.with((of) => loadRows(of, search)),
    rows && loadList(rows, search),
  ])
  return { screens }
}

/** For the route of a form. */
export async function loadForm(screens: Screens, tab: unknown): Promise<{ screen: CollectionScreen }> {
  const screen = collectionAt(screens, tab)
  await screen.with((of) => loadPlace(of.texts))
  return { screen }
}

/** A document that is not there, or not this reader's to see, is a page that does not exist. */
function orNotFound<T>(document: Promise<T>): Promise<T> {
  return document.catch(async (error: unknown) => {
    if (statusOf(error) !== 404) throw error
    await loadTexts('errors')
    throw notFound()
  })
}

/** A document with what it links to, as its page shows it. */
async function linked<C extends CollectionId>(of: Defined<C>, id: string) {
  const [meta, rights] = await Promise.all([
    queryClient.ensureQueryData(metaQuery(of.collection, language())),
    rightsOf(),
  ])
  return queryClient.ensureQueryData(oneQuery(of.collection, id, linksOf(of, meta, readable(rights, of.collection))))
}

/** For the route of a record. */
export async function loadRecord(screens: Screens, id: string, tab: unknown) {
  const screen = collectionAt(screens, tab)
  return screen.with(async (of) => {
    const [record] = await Promise.all([orNotFound(linked(of, id)), loadPlace(of.texts)])
    return { screen, title: of.crumb ? of.crumb(record) : titles(record) }
  })
}

/** For the route of a record's form, which takes the document without what it links to. */
export async function loadEdit(screens: Screens, id: string, tab: unknown) {
  const screen = collectionAt(screens, tab)
  return screen.with(async (of) => {
    const plain = queryClient.ensureQueryData(oneQuery(of.collection, id))
    const [record] = await Promise.all([
      orNotFound(of.crumb ? linked(of, id) : plain),
      orNotFound(plain),
      loadPlace(of.texts),
    ])
    return { screen, title: of.crumb ? of.crumb(record) : titles(record) }
  })
}
