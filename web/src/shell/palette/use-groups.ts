import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useRights } from '@/api/hooks'
import { opens } from '@/api/rights'
import { pathOf } from '@/paths/address'
import { useLanguage } from '@/ui/use-language'
import { entryAt, menuLabel } from '../menu'
import { SHORTEST, searchQuery } from '../search'
import { addressOfFound, type Item, itemOfFound, itemOfPlace, itemOfRecent } from './items'
import { isSaidIn } from './matching'
import type { ItemGroup } from './results'
import { usePlaces } from './use-places'
import { useRecents } from './use-recents'

/** So many pages and acts stand above what the server found. */
const PLACES = 5

/** What the palette offers for a term: what was opened last and all there is to do, then what the words mean. */
export function useGroups(term: string, asked: string) {
  const { t } = useTranslation(['palette', 'shell'])
  const language = useLanguage()
  const rights = useRights()
  const { pages, forms, deeds } = usePlaces()
  const recents = useRecents()
  const { data, isFetching, isError, isPlaceholderData } = useQuery(searchQuery(asked))
  const isEmpty = term.trim() === ''
  // The menu shows the pages already: without a word what can be made stands first.
  const places = isEmpty ? [...forms, ...pages, ...deeds] : [...pages, ...forms, ...deeds]
  const said = places.filter(({ label, words }) => isEmpty || isSaidIn(term, label, words))
  const results = asked.trim().length >= SHORTEST && !isEmpty ? (data?.results ?? []) : []
  // What its reader may not open is no place to go.
  const found = results.filter((one) => {
    const address = addressOfFound(one)
    return address !== undefined && opens(rights, pathOf(address))
  })
  const recent = (isEmpty ? recents : []).map((one): Item => {
    const label = menuLabel(entryAt(pathOf(one.to)) ?? '')
    return itemOfRecent(one, label ? t(label, { ns: 'shell' }) : '', language)
  })
  const placed = isEmpty ? said : said.slice(0, PLACES)
  const groups: ItemGroup[] = [
    { key: 'recent', items: recent },
    { key: 'places', items: placed.map((place) => itemOfPlace(place, t(`kinds.${place.kind}`))) },
    { key: 'found', items: found.flatMap((one) => itemOfFound(one, language) ?? []) },
  ]
  return {
    groups: groups.filter(({ items }) => items.length > 0),
    isFetching,
    isError,
    /** What the server found belongs to the words that stand there, not to the former ones. */
    isOfTerm: asked === term && !isPlaceholderData,
  }
}
