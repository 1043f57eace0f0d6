import { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory, createRouter } from '@tanstack/react-router'
import { beforeAll, describe, expect, it } from 'vitest'
import { FACTS } from '@/api/facts.gen'
import { loadMeta } from '@/api/load-meta'
import type { CollectionId } from '@/api/schema.gen'
import type { CollectionMeta } from '@/api/schema-meta'
import { isTabSet } from '@/engine/collection-screen/tab-set'
import { LANGUAGES, type Language } from '@/i18n/language'
import { type Address, linkTo, pathOf } from '@/paths/address'
import { paths } from '@/paths/paths'
import type { Place } from '@/paths/place'
import { addressesOf } from '@/paths/record-address'
import { routeTree } from '@/routeTree.gen'
import { bestFirst, OFFERS } from '@/shell/palette/matching'
import { placesOf, screensOf, textOfTabs, type Words, writePlaces } from './-places'

const router = createRouter({
  routeTree,
  context: { queryClient: new QueryClient() },
  history: createMemoryHistory(),
} as never)
const SCREENS = screensOf(router.routesByPath)
const COLLECTIONS = Object.keys(FACTS) as CollectionId[]

/** What is no place to go. */
const NOWHERE: Readonly<Record<string, string>> = { '/settings/error-example': 'a page that fails on purpose' }

const TEXTS = import.meta.glob<object>('../i18n/texts/*.json', { import: 'default', eager: true })

function textAt(language: Language, place: string): string | undefined {
  const [file, key = ''] = place.split(':')
  const texts: unknown = TEXTS[`../i18n/texts/${file}.${language}.json`]
  const found = key.split('.').reduce((node, part) => (node as Record<string, unknown> | undefined)?.[part], texts)
  return typeof found === 'string' ? found : undefined
}

async function wordsOf(language: Language): Promise<Words> {
  const loaded = COLLECTIONS.map(async (id) => [id, await loadMeta(id, language)] as const)
  const metas = new Map<CollectionId, CollectionMeta>(await Promise.all(loaded))
  return { text: (place) => textAt(language, place), meta: (id) => metas.get(id) as CollectionMeta }
}

describe.each(LANGUAGES)('what is found by its name, in %s', (language) => {
  let words: Words
  let places: Place[]
  beforeAll(async () => {
    words = await wordsOf(language)
    places = (await Promise.all(SCREENS.map(([path, route]) => placesOf(words, path, route)))).flat()
  })

  /** What the palette shows to whoever may open everything. */
  const found = (typed: string) =>
    bestFirst(
      typed,
      places.map((place) => ({ ...place, label: place.name, within: place.within ?? '' })),
    ).slice(0, OFFERS)
  const leadsTo = (to: string, tab?: string) => (place: Place) => {
    const address = linkTo(place.to as Address)
    return address.to === to && (tab === undefined || address.search.tab === tab)
  }

  it('is written down as it is declared', async () => {
    await expect(writePlaces(places)).toMatchFileSnapshot(`../shell/palette/places/${language}.gen.ts`)
  })

  it('is every screen', () => {
    const missing = SCREENS.filter(([path]) => !NOWHERE[path] && !places.some(leadsTo(path)))
    expect(missing.map(([path]) => path)).toEqual([])
  })

  it('is every tab of every screen', async () => {
    const missing: string[] = []
    for (const [path, { options }] of SCREENS) {
      const screens = (await options.staticData?.lists?.())?.default
      if (!screens || !isTabSet(screens)) continue
      Object.keys(screens.tabs).forEach((tab, index) => {
        const name = textOfTabs(words, screens.texts, `tabs.${tab}`) ?? ''
        const opens = (place: Place) => leadsTo(path, tab)(place) || (index === 0 && place.to === path)
        if (!found(name).some(opens)) missing.push(`${path}?tab=${tab} by ${name}`)
      })
    }
    expect(missing).toEqual([])
  })

  it('is the list of every collection with a page, by what its rows are called together', () => {
    const missing = COLLECTIONS.filter((id) => FACTS[id].page && isListed(id)).filter((id) => {
      const { to, search } = linkTo(listOf(id))
      return !found(words.meta(id).many).some((place) => !place.makes && leadsTo(to, search.tab)(place))
    })
    expect(missing).toEqual([])
  })

  it('is every form of what somebody may create, by what one of them is called', () => {
    const missing = COLLECTIONS.filter((id) => FACTS[id].page && isMade(id)).filter((id) => {
      const named = places.find((place) => place.makes === id && place.to === formOf(id))
      return !named || !found(named.name).some(({ to }) => to === named.to)
    })
    expect(missing).toEqual([])
  })
})

/** Where the list of a collection is. */
function listOf(id: CollectionId): Address {
  return addressesOf(id).list()
}

const fullPathOf = (address: Address) =>
  router
    .matchRoutes(pathOf(address), {})
    .at(-1)
    ?.fullPath.replace(/(.)\/$/, '$1')
const isListed = (id: CollectionId) => SCREENS.some(([path]) => path === fullPathOf(listOf(id)))
/** Where one is made: files of employees have other addresses than their list. */
const formOf = (id: CollectionId) => addressesOf(id, id === 'employees' ? paths.employees() : undefined).make()
const isMade = (id: CollectionId) => fullPathOf(formOf(id))?.endsWith('/new')
