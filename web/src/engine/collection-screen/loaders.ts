import { redirect } from '@tanstack/react-router'
import { oneQuery } from '@/api/documents'
import { metaQuery } from '@/api/hooks'
import type { ListSearch } from '@/api/list-address'
import { queryClient } from '@/api/query'
import { type Rights, readableFields } from '@/api/rights'
import type { CollectionId } from '@/api/schema.gen'
import { rightsQuery } from '@/api/session'
import { language } from '@/i18n'
import { loadRecord, loadRecordAnew } from '../record-page/record-loader'
import { loadList } from '../resource-table/list-query'
import type { CollectionDefinition, CollectionScreen } from './definition'
import { linksOf, specOf } from './derive'
import { collectionAt, isTabSet, type Screens, tabOf } from './tab-set'
import { loadPlace } from './texts'

/** What the route of a form loads. */
export interface FormLoaded {
  screen: CollectionScreen
  /** What is made by it. */
  form: CollectionId
}

const rightsOf = (): Promise<Rights> => queryClient.query({ ...rightsQuery, staleTime: 'static' })

async function loadRows<C extends CollectionId>(
  definition: CollectionDefinition<C>,
  search: ListSearch,
): Promise<void> {
  const meta = queryClient.query({ ...metaQuery(definition.collection, language()), staleTime: 'static' })
  // The rows are asked for as soon as it is known how: they do not wait for the texts.
  await Promise.all([meta.then((known) => loadList(specOf(definition, known), search)), loadPlace(definition.texts)])
}

/** For the route of a list, or of several behind tabs: texts and declaration are there, the rows on their way. */
export async function loadListScreen(screens: Screens, search: ListSearch): Promise<{ screens: Screens }> {
  if (!isTabSet(screens)) {
    await screens.with((definition) => loadRows(definition, search))
    return { screens }
  }
  const tab = tabOf(screens, search.tab, await rightsOf())
  if (tab === undefined) throw redirect({ to: '/401', replace: true })
  const { list } = screens.tabs[tab] ?? {}
  await Promise.all([loadPlace(screens.texts), list?.with((definition) => loadRows(definition, search))])
  return { screens }
}

/** For the route of a form, which is called by what it makes. */
export async function loadForm(screens: Screens, tab: unknown): Promise<FormLoaded> {
  const screen = collectionAt(screens, tab)
  await screen.with((definition) => Promise.all([loadPlace(definition.texts), definition.prepare?.()]))
  return { screen, form: screen.with((definition) => definition.collection) }
}

/** A document with what it links to, as its page shows it. */
async function linkedQuery<C extends CollectionId>(definition: CollectionDefinition<C>, id: string) {
  const [meta, rights] = await Promise.all([
    queryClient.query({ ...metaQuery(definition.collection, language()), staleTime: 'static' }),
    rightsOf(),
  ])
  return oneQuery(definition.collection, id, linksOf(definition, meta, readableFields(rights, definition.collection)))
}

/** For the route of a record. */
export async function loadRecordScreen(screens: Screens, id: string, tab: unknown) {
  const screen = collectionAt(screens, tab)
  return screen.with(async (definition) => {
    const [{ title }] = await Promise.all([
      linkedQuery(definition, id).then((query) => loadRecord(queryClient, query, definition.crumb)),
      loadPlace(definition.texts),
      ...Object.values(definition.tabs ?? {}).map((of) =>
        typeof of === 'object' && 'render' in of && of.texts ? loadPlace(of.texts) : undefined,
      ),
    ])
    return { screen, title }
  })
}

/** For the route of a record's form, which takes the document without what it links to; its name may need the links. */
export async function loadEditScreen(screens: Screens, id: string, tab: unknown) {
  const screen = collectionAt(screens, tab)
  return screen.with(async (definition) => {
    const [plain, named] = await Promise.all([
      loadRecordAnew(queryClient, oneQuery(definition.collection, id)),
      definition.crumb && linkedQuery(definition, id).then((query) => loadRecord(queryClient, query, definition.crumb)),
      loadPlace(definition.texts),
    ])
    return { screen, title: (named ?? plain).title }
  })
}
