import { queryOptions } from '@tanstack/react-query'
import { isSeenBy, isWork, opens, type Rights } from '@/api/rights'
import type { Language } from '@/i18n/language'
import { type Address, linkTo, pathOf } from '@/paths/address'
import type { Place } from '@/paths/place'
import { entryAt, MENU_ENTRIES } from '../menu'

const files = import.meta.glob<readonly Place[]>('./places/*.gen.ts', { import: 'default' })

/** All that is found by its name, as the screens declare it, in one language: a chunk that comes with the palette. */
export function placesQuery(language: Language) {
  return queryOptions({
    queryKey: ['places', language],
    queryFn: async () => (await files[`./places/${language}.gen.ts`]?.()) ?? [],
    staleTime: 'static',
    meta: { deaf: 'is part of the program' },
  })
}

const pathOfPlace = ({ to }: Place) => pathOf(to as Address)

/** Where the menu has its entry: what is set once stands there after what is done each day. */
function menuRank(place: Place): number {
  const { to, search } = linkTo(place.to as Address)
  const entry = entryAt(to, search.tab)
  const rank = MENU_ENTRIES.findIndex((one) => one.to === entry)
  return rank < 0 ? MENU_ENTRIES.length : rank
}

/** The places that this reader is shown, in the order of the menu; those of the work of their roles first. */
export function openPlaces(rights: Rights, places: readonly Place[]): Place[] {
  const open = places.filter(
    (place) => opens(rights, pathOfPlace(place)) && place.seenBy.some((seenBy) => isSeenBy(rights, seenBy)),
  )
  const ranked = open.map((place) => ({
    place,
    rank: menuRank(place) + (isWork(rights, pathOfPlace(place)) ? 0 : MENU_ENTRIES.length),
  }))
  return ranked.toSorted((one, other) => one.rank - other.rank).map(({ place }) => place)
}
