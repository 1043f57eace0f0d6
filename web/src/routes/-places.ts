import type { AnyRoute } from '@tanstack/react-router'
import type { CollectionId } from '@/api/schema.gen'
import type { CollectionMeta } from '@/api/schema-meta'
import type { CollectionDefinition } from '@/engine/collection-screen/definition'
import { isTabSet, type Screens, seenByOf, seenByReaders } from '@/engine/collection-screen/tab-set'
import { pathOf, withSearch } from '@/paths/address'
import type { NamedPlace, Place } from '@/paths/place'
import { addressesOf } from '@/paths/record-address'
import { menuLabel } from '@/shell/menu'
import { fold } from '@/shell/palette/matching'

/** The words of one language: texts by file and key, declarations by collection. */
export interface Words {
  text: (place: string) => string | undefined
  meta: (collection: CollectionId) => CollectionMeta
}

/** A key within the texts of a screen: of `organisation`, `organisation:tabs.chart`; of `leave:own`, `leave:own.tabs.calendar`. */
function at(texts: string, key: string): string {
  return texts.includes(':') ? `${texts}.${key}` : `${texts}:${key}`
}

/** What else people call what stands at a key. */
function otherWords({ text }: Words, place: string): string {
  const [file = '', key = ''] = place.split(':')
  const [object, rest] = [key.split('.').slice(0, -2).join('.'), key.split('.').slice(-2).join('.')]
  return text(`${file}:${object ? `${object}.` : ''}words.${rest}`) ?? ''
}

function nameOf({ text }: Words, place: string): string {
  return text(place) ?? throwWithout(place)
}

function throwWithout(place: string): never {
  throw new Error(`no text ${place}`)
}

/** A text of a screen of tabs: its own, else that of its file. */
export function textOfTabs({ text }: Words, texts: string, key: string): string | undefined {
  return text(at(texts, key)) ?? text(`${texts.split(':')[0]}:${key}`)
}

/** Words one after another, each once. */
const joinWords = (...words: string[]) => [...new Set(words.join(' ').split(/\s+/).filter(Boolean))].join(' ')

/** How the rows of a collection are called besides, together and one by one. */
function wordsOfRows(
  words: Words,
  { collection, texts }: Pick<CollectionDefinition<CollectionId>, 'collection' | 'texts'>,
) {
  const { one, many } = words.meta(collection)
  return joinWords(many, one, words.text(at(texts, 'words.record')) ?? '')
}

/** A screen that shows one list, with its name if its route gives it one. */
function listPlace(words: Words, path: string, screens: Exclude<Screens, { tabs: unknown }>, named?: string): Place {
  return screens.with((definition) => ({
    to: path,
    name: named ?? words.text(at(definition.texts, 'title')) ?? words.meta(definition.collection).many,
    words: joinWords(words.text(at(definition.texts, 'title')) ?? '', wordsOfRows(words, definition)),
    seenBy: [seenByReaders(screens)],
  }))
}

/** A screen of several tabs, and each of these. */
function tabSetPlaces(
  words: Words,
  path: string,
  screens: Extract<Screens, { tabs: unknown }>,
  named?: string,
): Place[] {
  const { texts, tabs } = screens
  const whole = named ?? textOfTabs(words, texts, 'title') ?? ''
  const each = Object.entries(tabs).map(([tab, shown]): Place => {
    const rows = shown.list?.with((definition) => wordsOfRows(words, definition)) ?? ''
    const name = textOfTabs(words, texts, `tabs.${tab}`) ?? throwWithout(`${texts} tabs.${tab}`)
    const other = joinWords(rows, otherWords(words, at(texts, `tabs.${tab}`)))
    return { to: withSearch(path, { tab }), name, within: whole, words: other, seenBy: [seenByOf(shown)] }
  })
  const seenBy = each.flatMap((one) => one.seenBy)
  const [first] = each
  // What is called as the screen of which it is the first tab is that screen.
  const isSame = first !== undefined && fold(first.name) === fold(whole)
  const own = joinWords(textOfTabs(words, texts, 'title') ?? '', isSame ? first.words : '')
  return [{ to: path, name: whole, words: own, seenBy }, ...(isSame ? each.slice(1) : each)]
}

/** The forms of new ones that open at a path. */
function formPlaces(words: Words, path: string, screens: Screens): Place[] {
  const lists = isTabSet(screens) ? Object.values(screens.tabs).flatMap(({ list }) => list ?? []) : [screens]
  return lists.flatMap((list) =>
    list.with((definition): Place[] => {
      const { collection, texts, listAt } = definition
      // A list that stands on the page of another record has no form beside it.
      const to = [listAt, undefined]
        .map((list) => addressesOf(collection, list).make())
        .find((one) => pathOf(one) === path)
      if (to === undefined) return []
      const { one, many } = words.meta(collection)
      const name = words.text(at(texts, 'add')) ?? nameOf(words, 'shell:crumbs.newOf').replace('{{name}}', one)
      const other = joinWords(nameOf(words, 'parts:screen.addWords'), wordsOfRows(words, definition))
      return [{ to, name, within: many, words: other, seenBy: [{ can: `${collection}.create` }], makes: collection }]
    }),
  )
}

function namedPlace(words: Words, path: string, whole: string | undefined, place: NamedPlace): Place {
  const { name, tab, seenBy = {}, makes } = place
  const made = makes === undefined ? [] : [nameOf(words, 'parts:screen.addWords'), words.meta(makes).one]
  return {
    to: withSearch(path, { tab }),
    name: nameOf(words, name),
    ...(whole !== undefined && { within: whole }),
    words: joinWords(...made, otherWords(words, name)),
    seenBy: [seenBy],
    ...(makes && { makes }),
  }
}

/** The screens behind the sign-in that an address without an id opens: neither those of a record nor what leads to another. */
export function screensOf(routes: Readonly<Record<string, AnyRoute>>): [path: string, route: AnyRoute][] {
  return Object.values(routes)
    .flatMap((route) => {
      const isScreen = route.id.startsWith('/_app/') && route.options.component && !route.fullPath.includes('$')
      return isScreen ? [[route.fullPath.replace(/(.)\/$/, '$1'), route] as [string, AnyRoute]] : []
    })
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
}

/** What the screens beneath one bar have in common: the name of the one that stands first there. */
function areaOf(words: Words, path: string, { parentRoute }: AnyRoute): string | undefined {
  const { id, fullPath, options } = parentRoute
  const key = options.staticData?.crumb ?? menuLabel(fullPath)
  return key && id !== '/_app' && fullPath !== path ? nameOf(words, `shell:${key}`) : undefined
}

/** All that opens at the address of a route, by the names that its declarations give it. */
export async function placesOf(words: Words, path: string, route: AnyRoute): Promise<Place[]> {
  const { options } = route
  const { crumb, lists, makes, places = [], seenBy } = options.staticData ?? {}
  if (makes) return formPlaces(words, path, (await makes()).default)
  const key = crumb ?? menuLabel(path)
  // The form of a new one is called by what it makes.
  const isForm = path.endsWith('/new')
  const named = key && !isForm ? nameOf(words, `shell:${key}`) : undefined
  const other = key ? otherWords(words, `shell:${key}`) : ''
  const within = areaOf(words, path, route)
  const withOther = ([whole, ...tabs]: Place[]): Place[] =>
    whole ? [{ ...whole, ...(within && { within }), words: joinWords(whole.words, other) }, ...tabs] : []
  if (lists) {
    const { default: screens } = await lists()
    const all = isTabSet(screens) ? tabSetPlaces(words, path, screens, named) : [listPlace(words, path, screens, named)]
    return withOther(all)
  }
  const page: Place[] = named === undefined ? [] : [{ to: path, name: named, words: '', seenBy: [seenBy ?? {}] }]
  return [...withOther(page), ...places.map((place) => namedPlace(words, path, named, place))]
}

/** Places as a module of the application, each on a line. */
export function writePlaces(places: readonly Place[]): string {
  const lines = places.map((place) => `  ${JSON.stringify(place)},`)
  const head = [
    '// Written by `npx vitest run src/routes/-places.test.ts --update`.',
    "import type { Place } from '@/paths/place'",
    '',
  ]
  return [...head, 'const places: readonly Place[] = [', ...lines, ']', 'export default places', ''].join('\n')
}
