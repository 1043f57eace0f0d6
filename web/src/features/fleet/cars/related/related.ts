import type { ListSpec } from '@/api/list'
import type { CollectionId, Collections } from '@/api/schema.gen'
import { type CollectionMeta, wordOf } from '@/api/schema-meta'
import { titleOf } from '@/api/titles'
import { formatDay } from '@/i18n/format'
import type { Language } from '@/i18n/language'
import type { Column } from '@/parts/resource-table/column'
import { fieldColumn } from '@/parts/resource-table/field-column'

type Name<C extends CollectionId> = keyof Collections[C] & string

/** What a row is called, from its declaration and in the reader's language. */
interface Kit {
  meta: CollectionMeta
  language: Language
}

/** One kind of records that belong to a car. */
export interface Related<C extends CollectionId> {
  collection: C
  columns: readonly Name<C>[]
  /** The columns by which it can be sorted; the first is the newest first. */
  sorts: readonly [Name<C>, ...Name<C>[]]
  expand: readonly string[]
  /** The fields of its form, for rows without a page of their own. */
  fields?: readonly Name<C>[]
  /** The day on which a new one begins, as a rule today. */
  startsOn?: Name<C>
  nameOf: (row: Collections[C], kit: Kit) => string
  /** Where a new one is made, for rows with a page. */
  addAt?: (car: string) => string
}

const names = (link: string, stem = 'name') => [`${link}.${stem}Fr`, `${link}.${stem}Ar`]

const fuel: Related<'fuelLogs'> = {
  collection: 'fuelLogs',
  columns: ['date', 'litres', 'cost', 'odometer', 'station', 'missionId'],
  sorts: ['date', 'litres', 'cost', 'odometer'],
  expand: [],
  fields: ['date', 'odometer', 'litres', 'cost', 'station'],
  startsOn: 'date',
  nameOf: (row, { language }) => formatDay(row.date, language),
}

const holders: Related<'carAssignments'> = {
  collection: 'carAssignments',
  columns: ['from', 'to', 'employeeId', 'serviceId', 'decisionRef'],
  sorts: ['from', 'to'],
  expand: [...names('employee', 'fullName'), ...names('service')],
  fields: ['employeeId', 'serviceId', 'from', 'to', 'decisionRef'],
  startsOn: 'from',
  nameOf: (row, { language }) => titleOf(row.employee ?? row.service, language) || formatDay(row.from, language),
}

const ownership: Related<'carOwnerships'> = {
  collection: 'carOwnerships',
  columns: ['owner', 'from', 'to', 'notes'],
  sorts: ['from', 'to', 'owner'],
  expand: [],
  fields: ['owner', 'from', 'to', 'notes'],
  nameOf: (row) => row.owner,
}

const accidents: Related<'accidents'> = {
  collection: 'accidents',
  columns: ['date', 'type', 'location', 'state', 'repairCost'],
  sorts: ['date', 'repairCost'],
  expand: [],
  nameOf: (row, { meta }) => `${wordOf(meta, 'type', row.type)}, ${row.location}`,
  addAt: (car) => `/cars-management/accidents/new?car=${encodeURIComponent(car)}`,
}

const maintenance: Related<'maintenances'> = {
  collection: 'maintenances',
  columns: ['date', 'kind', 'garage', 'odometer', 'totalCost', 'status'],
  sorts: ['date', 'odometer', 'totalCost'],
  expand: [],
  nameOf: (row, { meta }) => wordOf(meta, 'kind', row.kind),
}

const missions: Related<'missions'> = {
  collection: 'missions',
  columns: ['departAt', 'returnAt', 'destination', 'mission', 'persoActifId', 'status'],
  sorts: ['departAt', 'returnAt'],
  expand: names('employee', 'fullName'),
  nameOf: (row) => row.destination,
}

/** Everything that is kept of a car in a list. */
export const RELATED = { fuel, holders, ownership, accidents, maintenance, missions }
export type RelatedName = keyof typeof RELATED

/** The newest first, sorted by what the columns offer. */
export function specOf<C extends CollectionId>({ collection, sorts, expand }: Related<C>): ListSpec<C> {
  const [newest] = sorts
  return {
    collection,
    sort: `-${newest}`,
    fallback: newest,
    search: { text: [] },
    filters: [],
    expand,
    sorts: Object.fromEntries(sorts.map((name) => [name, name])),
  }
}

export function columnsOf<C extends CollectionId>({ columns, sorts }: Related<C>, meta: CollectionMeta): Column<C>[] {
  const [first] = columns
  return columns.map((name) =>
    fieldColumn<C>(meta, name, {
      sort: sorts.includes(name) ? name : undefined,
      fixed: name === first ? true : undefined,
    }),
  )
}
