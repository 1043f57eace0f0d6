import { Query } from 'appwrite'
import { addDays, instantOf } from '@/i18n/clock'
import type { Language } from '@/i18n/language'
import type { ListSearch } from './list-address'
import type { CollectionId } from './schema.gen'

export type FormatDistinct = (word: string, language: Language) => string

export type Filter =
  /** A linked document; with `many`, one of a list of them. */
  | { kind: 'ref'; param: string; field: string; to: CollectionId; many?: true }
  | { kind: 'choice'; param: string; field: string }
  /** A part of a text. */
  | { kind: 'text'; param: string; field: string }
  /** Named presets, each with its own queries; the list calls them `param.name`. */
  | { kind: 'preset'; param: string; field: string; presets: Readonly<Record<string, readonly string[]>> }
  /** A text that rows hold, one of those that a report counts, and how it is shown; with `numeric`, a number. */
  | { kind: 'distinct'; param: string; field: string; report: string; numeric?: true; format?: FormatDistinct }
  /** A day that rows do not pass: the first or the last of them; with `moments`, by the clock of the town hall. */
  | { kind: 'dateBound'; param: string; field: string; side: 'from' | 'to'; moments?: true | undefined }
  /** A default of the screen, on unless the address says `off`. */
  | { kind: 'switch'; param: string; field: string; queries: string[] }

export interface ListSpec<C extends CollectionId = CollectionId> {
  collection: C
  /** The name under which the reader's columns and size are kept, where it is not the only list of its collection. */
  preferencesKey?: string
  /** Default order; `fallback` where its field is not the reader's to see. */
  sort: string
  fallback: string
  /** What orders rows that are equal by the default order; no reader's own. */
  thenBy?: readonly string[] | undefined
  /** Fields in which a term of `min` characters is looked for. */
  search: { text: readonly string[]; min?: number }
  filters: readonly Filter[]
  /** What all its rows have in common, whatever the address says. */
  common?: readonly string[]
  /** Linked documents' fields that rows show: `annexeDoc.nameFr`. */
  expand: readonly string[]
  /** Sort key → the field one must be able to read for it. */
  sorts: Readonly<Record<string, string>>
}

export const OFF = 'off'
/** Asks for the rows that hold nothing there, of a filter by a link, a choice or a word. */
export const NONE = 'none'

export function isOn(filter: Filter, search: ListSearch): boolean {
  return filter.kind === 'switch' ? search[filter.param] !== OFF : search[filter.param] !== undefined
}

function filterQuery(filter: Filter, search: ListSearch): string[] {
  if (!isOn(filter, search)) return []
  if (filter.kind === 'switch') return filter.queries
  const value = String(search[filter.param])
  if (filter.kind === 'preset') return [...(filter.presets[value] ?? [])]
  if (filter.kind === 'text') return [Query.contains(filter.field, value)]
  if (filter.kind === 'dateBound') return [dayQuery(filter, value)]
  if (value === NONE) return [Query.isNull(filter.field)]
  if (filter.kind === 'distinct' && filter.numeric) return [Query.equal(filter.field, Number(value))]
  if (filter.kind === 'ref' && filter.many) return [Query.contains(filter.field, [value])]
  return [Query.equal(filter.field, value)]
}

function dayQuery({ field, side, moments }: Filter & { kind: 'dateBound' }, day: string): string {
  if (side === 'from') return Query.greaterThanEqual(field, moments ? beginOf(day) : day)
  return moments ? Query.lessThan(field, beginOf(day, 1)) : Query.lessThanEqual(field, day)
}

/** When a day begins in the commune; what is no day is left for the server to refuse. */
function beginOf(day: string, after = 0): string {
  return Number.isNaN(Date.parse(day)) ? day : instantOf({ day: addDays(day, after), time: '00:00' })
}

/** What was typed, in any of the fields: how names and numbers are spelt, the server knows. */
export function findQuery(fields: readonly string[], text: string): string {
  return JSON.stringify({ method: 'find', attribute: fields.join(','), values: [text] })
}

/** What was typed is looked for in the fields that this reader may see. */
export function searchQueries(term: string, spec: ListSpec['search'], readable: ReadonlySet<string>): string[] {
  const text = term.trim()
  if ([...text].length < (spec.min ?? 1)) return []
  const fields = spec.text.filter((field) => readable.has(field))
  return fields.length ? [findQuery(fields, text)] : []
}

/** Where a list stands by the French name, an Arabic reader's stands by the Arabic one. */
export function inReadersOrder<C extends CollectionId>(spec: ListSpec<C>, language: Language): ListSpec<C> {
  if (language !== 'ar') return spec
  const own = (sort: string) => {
    const arabic = sort.replace(/Fr$/, 'Ar')
    return arabic.replace(/^-/, '') in spec.sorts ? arabic : sort
  }
  return { ...spec, sort: own(spec.sort), fallback: own(spec.fallback) }
}

/** The order that the address asks for if it is one we offer to this reader, else the default. */
export function sortOf(spec: ListSpec, search: ListSearch, readable: ReadonlySet<string>): string {
  const offered = (sort: string) => {
    const field = spec.sorts[sort.replace(/^-/, '')]
    return field !== undefined && readable.has(field)
  }
  if (search.sort && offered(search.sort)) return search.sort
  return offered(spec.sort) ? spec.sort : spec.fallback
}

/** The order of rows as a query. */
export function orderQuery(spec: ListSpec, search: ListSearch, readable: ReadonlySet<string>): string {
  return orderBy(sortOf(spec, search, readable))
}

function orderBy(sort: string): string {
  return sort.startsWith('-') ? Query.orderDesc(sort.slice(1)) : Query.orderAsc(sort)
}

/** Which rows, in which order: what a page, an export and a print have in common. */
export function rowQueries(spec: ListSpec, search: ListSearch, readable: ReadonlySet<string>): string[] {
  const filters = spec.filters.filter((filter) => readable.has(filter.field))
  return [
    ...(spec.common ?? []),
    ...filters.flatMap((filter) => filterQuery(filter, search)),
    ...searchQueries(search.q ?? '', spec.search, readable),
    orderQuery(spec, search, readable),
    ...(search.sort ? [] : (spec.thenBy ?? [])).filter((sort) => readable.has(sort.replace(/^-/, ''))).map(orderBy),
  ]
}

/** The links of `expand` that this reader may follow. */
export function selectQuery(spec: ListSpec, links: ReadonlySet<string>): string[] {
  const followed = spec.expand.filter((name) => links.has(name.split('.')[0] ?? ''))
  return followed.length ? [Query.select(['*', ...followed])] : []
}

export function pageQueries(page: number, size: number): string[] {
  return [Query.limit(size), Query.offset((page - 1) * size)]
}
