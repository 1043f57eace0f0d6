import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useRights } from '@/api/hooks'
import { opens } from '@/api/rights'
import { linkTo, pathOf } from '@/paths/address'
import { useLanguage } from '@/ui/use-language'
import { entryAt, menuLabel } from '../menu'
import { SHORTEST, searchQuery } from '../search'
import { addressOfFound, type Item, itemOfFound, itemOfPlace, itemOfRecent } from './items'
import { bestFirst, OFFERS } from './matching'
import type { ItemGroup } from './results'
import { useOffers } from './use-offers'
import { useRecents } from './use-recents'

/** What the palette offers for a term: what was opened last and all there is to do, then what the words mean. */
export function useGroups(term: string, asked: string) {
  const { t } = useTranslation(['palette', 'shell'])
  const language = useLanguage()
  const rights = useRights()
  const { acts, pages, forms, deeds } = useOffers()
  const recents = useRecents()
  const { data, isFetching, isError, isPlaceholderData } = useQuery(searchQuery(asked))
  const isEmpty = term.trim() === ''
  // The menu shows the pages already: without a word what can be made stands first, and no tab.
  const offers = isEmpty
    ? [...acts, ...forms, ...pages.filter(({ isTab }) => !isTab), ...deeds]
    : [...acts, ...pages, ...forms, ...deeds]
  const said = isEmpty ? offers : bestFirst(term, offers)
  const results = asked.trim().length >= SHORTEST && !isEmpty ? (data?.results ?? []) : []
  // What its reader may not open is no place to go.
  const found = results.filter((one) => {
    const address = addressOfFound(one)
    return address !== undefined && opens(rights, pathOf(address))
  })
  const recent = (isEmpty ? recents : []).map((one): Item => {
    const { to, search } = linkTo(one.to)
    const label = menuLabel(entryAt(to, search.tab) ?? '')
    return itemOfRecent(one, label ? t(label, { ns: 'shell' }) : '', language)
  })
  const placed = isEmpty ? said : said.slice(0, OFFERS)
  const groups: ItemGroup[] = [
    { key: 'recent', items: recent },
    { key: 'places', items: placed.map((offer) => itemOfPlace(offer, t(`kinds.${offer.kind}`))) },
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
