import { Query } from 'appwrite'
import type { Filter, ListSpec } from '@/api/list'
import type { CollectionId, Collections } from '@/api/schema.gen'
import { type CollectionMeta, fieldOf, wordOf } from '@/api/schema-meta'
import { titleOf } from '@/api/titles'
import { formatDay } from '@/i18n/format'
import type { Language } from '@/i18n/language'
import { LinkedValue } from '@/parts/linked-value'
import { MaintenanceStatus } from '@/parts/maintenance-status'
import { MissionStatus } from '@/parts/mission-status'
import { RecordName } from '@/parts/record-name'
import type { Column } from '@/parts/resource-table/column'
import { fieldColumn } from '@/parts/resource-table/field-column'
import { AccidentState } from '../accidents/cells'

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
  /** Columns that show more than their declaration says. */
  special?: Partial<Record<Name<C>, (meta: CollectionMeta) => Partial<Column<C>>>>
  /** The columns by which it can be sorted; the first is the newest first. */
  sorts: readonly [Name<C>, ...Name<C>[]]
  expand: readonly string[]
  filters: readonly Filter[]
  /** The fields of its form, for rows without a page of their own. */
  fields?: readonly Name<C>[]
  /** The day on which a new one begins, as a rule today. */
  startsOn?: Name<C>
  nameOf: (row: Collections[C], kit: Kit) => string
  /** Where a new one is made, for rows with a page: the car is chosen there. */
  addAt?: (car: string) => string
}

/** How far missions are; standing are all but the cancelled ones, as cars count them. */
const MISSION_CASES = {
  standing: [Query.notEqual('status', 'cancelled')],
  upcoming: [Query.equal('status', 'upcoming')],
  in_progress: [Query.equal('status', 'in_progress')],
  completed: [Query.equal('status', 'completed')],
  cancelled: [Query.equal('status', 'cancelled')],
}

/** Rows of a period. */
const period = (field: string, moments?: true): Filter[] =>
  (['from', 'to'] as const).map((side) => ({ kind: 'day', param: side, field, side, moments }))
const state = (field: string): Filter => ({ kind: 'choice', param: 'status', field })
const forCar = (page: string) => (car: string) => `${page}/new?car=${encodeURIComponent(car)}`

const names = (link: string, stem = 'name') => [`${link}.${stem}Fr`, `${link}.${stem}Ar`]

const fuel: Related<'fuelLogs'> = {
  collection: 'fuelLogs',
  columns: ['date', 'litres', 'cost', 'odometer', 'station', 'missionId'],
  special: {
    missionId: (meta) => {
      const field = fieldOf(meta, 'missionId')
      if (!field) return {}
      return {
        render: (row) => <LinkedValue field={field} row={row} />,
        card: (row) => <RecordName document={row.mission} />,
      }
    },
  },
  sorts: ['date', 'litres', 'cost', 'odometer'],
  expand: ['mission.num', 'mission.year'],
  filters: period('date'),
  fields: ['date', 'odometer', 'litres', 'cost', 'station', 'missionId'],
  startsOn: 'date',
  nameOf: (row, { language }) => formatDay(row.date, language),
}

const holders: Related<'carAssignments'> = {
  collection: 'carAssignments',
  columns: ['from', 'to', 'employeeId', 'serviceId', 'decisionRef'],
  sorts: ['from', 'to'],
  expand: [...names('employee', 'fullName'), ...names('service')],
  filters: [],
  fields: ['employeeId', 'serviceId', 'from', 'to', 'decisionRef'],
  startsOn: 'from',
  nameOf: (row, { language }) => titleOf(row.employee ?? row.service, language) || formatDay(row.from, language),
}

const ownership: Related<'carOwnerships'> = {
  collection: 'carOwnerships',
  columns: ['owner', 'from', 'to', 'notes'],
  sorts: ['from', 'to', 'owner'],
  expand: [],
  filters: [],
  fields: ['owner', 'from', 'to', 'notes'],
  nameOf: (row) => row.owner,
}

const accidents: Related<'accidents'> = {
  collection: 'accidents',
  columns: ['date', 'type', 'location', 'state', 'repairCost'],
  special: { state: () => ({ render: (row) => <AccidentState row={row} /> }) },
  sorts: ['date', 'repairCost'],
  expand: [],
  filters: [...period('date', true), state('state')],
  nameOf: (row, { meta }) => `${wordOf(meta, 'type', row.type)}, ${row.location}`,
  addAt: forCar('/cars-management/accidents'),
}

const maintenance: Related<'maintenances'> = {
  collection: 'maintenances',
  columns: ['date', 'kind', 'garage', 'odometer', 'totalCost', 'status'],
  special: { status: () => ({ render: (row) => <MaintenanceStatus row={row} /> }) },
  sorts: ['date', 'odometer', 'totalCost'],
  expand: [],
  filters: [...period('date'), state('status')],
  nameOf: (row, { meta }) => wordOf(meta, 'kind', row.kind),
  addAt: forCar('/park-maintenance'),
}

const missions: Related<'missions'> = {
  collection: 'missions',
  columns: ['num', 'departAt', 'returnAt', 'destination', 'mission', 'persoActifId', 'status'],
  special: {
    num: () => ({ fields: ['num', 'year'], render: (row) => <RecordName document={row} /> }),
    status: () => ({ render: (row) => <MissionStatus row={row} /> }),
  },
  sorts: ['departAt', 'returnAt'],
  expand: names('employee', 'fullName'),
  filters: [...period('departAt', true), { ...state('status'), kind: 'case', cases: MISSION_CASES }],
  nameOf: (row, { language }) => titleOf(row, language),
  addAt: forCar('/order-mission'),
}

/** Everything that is kept of a car in a list. */
export const RELATED = { fuel, holders, ownership, accidents, maintenance, missions }
export type RelatedName = keyof typeof RELATED

/** The newest first, sorted by what the columns offer. */
export function specOf<C extends CollectionId>({ collection, sorts, expand, filters }: Related<C>): ListSpec<C> {
  const [newest] = sorts
  return {
    collection,
    keptAs: `cars.${collection}`,
    sort: `-${newest}`,
    fallback: newest,
    search: { text: [] },
    filters,
    expand,
    sorts: Object.fromEntries(sorts.map((name) => [name, name])),
  }
}

export function columnsOf<C extends CollectionId>(kind: Related<C>, meta: CollectionMeta): Column<C>[] {
  const { columns, sorts, special } = kind
  const [first] = columns
  return columns.map((name) =>
    fieldColumn<C>(meta, name, {
      sort: sorts.includes(name) ? name : undefined,
      fixed: name === first ? true : undefined,
      ...special?.[name]?.(meta),
    }),
  )
}
