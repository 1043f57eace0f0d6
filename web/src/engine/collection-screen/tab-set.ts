import type { ComponentType, ReactNode } from 'react'
import { isSeenBy, type Rights, type SeenBy } from '@/api/rights'
import type { CollectionScreen } from './definition'
import { orderedBy } from './derive'
import type { TabName, TabPlace } from './texts'

/** What a tab shows that is no list: its page stands below the bar of the tabs. */
export type TabPage = ComponentType<{ tabs: ReactNode }>

interface Tab {
  list?: CollectionScreen
  Page?: TabPage
  /** Who sees it, where it is not whoever reads the field by which its list is ordered. */
  seenBy?: SeenBy
}

/** A screen of several lists and pages, each with a tab; the first is what the address opens when it names none. */
export interface TabSet {
  texts: TabPlace
  tabs: Readonly<Record<string, Tab>>
}

/** A set whose tabs are those that its texts name, no more and no fewer. */
export function tabSet<const P extends TabPlace>(set: { texts: P; tabs: Readonly<Record<TabName<P>, Tab>> }): TabSet {
  return set
}

/** Who sees a list: whoever reads the field by which it is ordered. */
export function seenByReaders(list: CollectionScreen): SeenBy {
  return list.with((definition): SeenBy => {
    // A definition names fields of its own collection alone.
    const field = `${definition.collection}.${orderedBy(definition)}` as NonNullable<SeenBy['reads']>
    return { reads: field }
  })
}

export function seenByOf({ list, seenBy }: Tab): SeenBy {
  return seenBy ?? (list ? seenByReaders(list) : {})
}

/** The tabs this caller may read, in their order. */
export function openTabs({ tabs }: TabSet, rights: Rights): string[] {
  return Object.keys(tabs).filter((name) => isSeenBy(rights, seenByOf(tabs[name] ?? {})))
}

/** The tab that an address asks for, if this caller may read it; else the first that they may. */
export function tabOf(set: TabSet, asked: unknown, rights: Rights): string | undefined {
  const open = openTabs(set, rights)
  return open.find((tab) => tab === asked) ?? open[0]
}

/** What the route of a list, a form or a record is made of. */
export type Screens = CollectionScreen | TabSet

export function isTabSet(screens: Screens): screens is TabSet {
  return 'tabs' in screens
}

/** The collection of a form or a record: the one whose tab the address names. */
export function collectionAt(screens: Screens, tab: unknown): CollectionScreen {
  if (!isTabSet(screens)) return screens
  const lists = Object.entries(screens.tabs).flatMap(([name, { list }]) => (list ? [{ name, list }] : []))
  const found = lists.find(({ name }) => name === tab) ?? lists[0]
  if (!found) throw new Error('a screen of tabs without a list')
  return found.list
}
