import { listAddress } from '@/api/list-address'
import { can, type Rights } from '@/api/rights'
import type { CollectionId } from '@/api/schema.gen'

/** The tabs of a car, and the collection without which one says nothing. */
const CAR_TABS = {
  file: 'cars',
  papers: 'carLegalDocuments',
  missions: 'missions',
  maintenance: 'maintenances',
  fuel: 'fuelLogs',
  accidents: 'accidents',
  holders: 'carAssignments',
  ownership: 'carOwnerships',
  costs: 'cars',
  history: 'cars',
} as const satisfies Record<string, CollectionId>

export type CarTab = keyof typeof CAR_TABS

/** What the address of a car may ask: its tab, the record of it that is open, which rows, the year of its costs. */
export const CAR_PARAMS = ['tab', 'record', 'from', 'to', 'status', 'year'] as const

/** The tabs this caller may read, in their order. */
export function carTabs(rights: Rights): CarTab[] {
  return (Object.keys(CAR_TABS) as CarTab[]).filter((tab) => can(rights, 'read', CAR_TABS[tab]))
}

export function carTab(raw: unknown, rights: Rights): CarTab {
  return carTabs(rights).find((tab) => tab === raw) ?? 'file'
}

/** What is asked of the page of a car. */
export type CarSearch = { tab?: CarTab } & Partial<Record<(typeof CAR_PARAMS)[number], string>>

export function carAddress(id: string, search: CarSearch = {}): string {
  return listAddress(`/cars-management/${encodeURIComponent(id)}`, search)
}
