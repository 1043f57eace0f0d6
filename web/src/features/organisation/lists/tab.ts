import { mayRead, type Rights } from '@/api/rights'
import type { CollectionId } from '@/api/schema.gen'

interface Described {
  collection: CollectionId
  /** The field without which a row says nothing: who may not read it has no such tab. */
  field: string
  /** Names under which a record's page asks for linked documents. */
  links: readonly string[]
}

/** The lists of the organisation: little enough for the routes to know before the screens are fetched. */
const LISTS = {
  services: { collection: 'services', field: 'nameFr', links: ['responsibleDoc', 'division'] },
  bureaux: { collection: 'bureaux', field: 'nameFr', links: ['head', 'service', 'annexe', 'building'] },
  divisions: { collection: 'divisions', field: 'nameFr', links: ['head', 'direction'] },
  directions: { collection: 'directions', field: 'nameFr', links: ['head'] },
  buildings: { collection: 'buildings', field: 'nameFr', links: [] },
  types: { collection: 'employeeTypes', field: 'nameFr', links: [] },
  persons: { collection: 'persons', field: 'CIN', links: [] },
  holidays: { collection: 'holidays', field: 'date', links: [] },
  schedules: { collection: 'workSchedules', field: 'validFrom', links: [] },
} as const satisfies Record<string, Described>

/** What the address of the lists may ask, whichever tab it opens. */
export const PARAMS = ['tab', 'division', 'service', 'annexe', 'building', 'direction', 'sex', 'kind', 'state'] as const

export type Tab = keyof typeof LISTS

export const TABS = Object.keys(LISTS) as Tab[]

export function collectionOf(tab: Tab): (typeof LISTS)[Tab]['collection'] {
  return LISTS[tab].collection
}

export function linksOf(tab: Tab): readonly string[] {
  return LISTS[tab].links
}

/** The tab that an address names; the first when it names none. */
export function namedTab(raw: unknown): Tab {
  return TABS.find((tab) => tab === raw) ?? 'services'
}

/** The tabs this caller may read, in their order. */
export function openTabs(rights: Rights): Tab[] {
  return TABS.filter((tab) => mayRead(rights, LISTS[tab].collection, LISTS[tab].field))
}

/** The tab that an address asks for, if this caller may read it; else the first that they may. */
export function tabOf(asked: string | number | undefined, rights: Rights): Tab | undefined {
  const open = openTabs(rights)
  return open.find((tab) => tab === asked) ?? open[0]
}

export function listAddress(tab: Tab): string {
  return `/organisation-management?tab=${tab}`
}

export function newAddress(tab: Tab): string {
  return `/organisation-management/new?tab=${tab}`
}

export function editAddress(tab: Tab, id: string): string {
  return `/organisation-management/${encodeURIComponent(id)}/edit?tab=${tab}`
}
