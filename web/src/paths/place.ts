import type { SeenBy } from '@/api/rights'
import type { CollectionId } from '@/api/schema.gen'

/** A screen, a tab or a form, as it is found by its name. */
export interface Place {
  to: string
  /** What it is called, and the screen of which it is a tab. */
  name: string
  within?: string
  /** What else people call it. */
  words: string
  /** Any of these is shown it, as far as its address is open to them. */
  seenBy: readonly SeenBy[]
  /** It is the form of a new one. */
  makes?: CollectionId
}

/** What a route says of a tab or a form that no definition of lists declares. */
export interface NamedPlace {
  /** Its name among the texts: `portal:tabs.exits`; what else it is called stands at `portal:words.tabs.exits`. */
  name: string
  tab?: string
  seenBy?: SeenBy
  makes?: CollectionId
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** After `g`, the letter that leads there: the same in every language, none that lies elsewhere on an Arabic keyboard. */
    letter?: string
    /** Who is shown it, of those to whom its address is open. */
    seenBy?: SeenBy
    /** Its tabs, or what its form makes. */
    places?: readonly NamedPlace[]
  }
}

/** The tabs of a screen, by the names that its texts give them. */
export function tabPlaces(texts: string, tabs: readonly string[], seenBy?: SeenBy): NamedPlace[] {
  return tabs.map((tab) => ({ name: `${texts}tabs.${tab}`, tab, ...(seenBy && { seenBy }) }))
}
