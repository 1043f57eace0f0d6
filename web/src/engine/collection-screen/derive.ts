import { FACTS } from '@/api/facts.gen'
import type { Filter, ListSpec } from '@/api/list'
import type { ListSearch } from '@/api/list-address'
import type { CollectionId } from '@/api/schema.gen'
import { type CollectionMeta, type FieldMeta, fieldOf, labelOf } from '@/api/schema-meta'
import { titleFields } from '@/api/titles'
import { instantOf } from '@/i18n/clock'
import { paramOf } from '@/paths/record-address'
import type { Block, CollectionDefinition, ColumnEntry, ColumnSlot, ListDefinition, RecordTab } from './definition'
import type { Say } from './texts'

/** Kinds of fields that rows are ordered by, unless a definition says by which. */
const ORDERED: readonly FieldMeta['kind'][] = ['text', 'int', 'dec', 'date', 'instant', 'enum', 'ref']

export function slotOf<C extends CollectionId>(entry: ColumnEntry<C>): ColumnSlot<C> {
  if (typeof entry !== 'string') return entry
  return entry.startsWith('?') ? { key: entry.slice(1), optional: true } : { key: entry }
}

/** `nameFr` of a collection that has a `nameAr`: `name`. */
export function stemOf(meta: CollectionMeta, field: string): string | undefined {
  const stem = field.replace(/Fr$/, '')
  return stem !== field && fieldOf(meta, `${stem}Ar`) ? stem : undefined
}

function linkOf(meta: CollectionMeta, name: string): { link: string; to: CollectionId } | undefined {
  const field = fieldOf(meta, name)
  return field?.expands && field.to ? { link: field.expands, to: field.to } : undefined
}

const bare = (sort: string) => sort.replace(/^-/, '')

/** The first attribute of its list: whoever may not read that one sees no list. */
function firstField<C extends CollectionId>({ columns: [head] }: Pick<ListDefinition<C>, 'columns'>): string {
  const { key, fields: [field = key] = [] } = head ? slotOf(head) : { key: '' }
  return field
}

/** The attribute that one must be able to read to see its list as it is ordered. */
export function orderedBy<C extends CollectionId>(definition: Pick<ListDefinition<C>, 'columns' | 'sort'>): string {
  const name = bare(definition.sort)
  return name.startsWith('$') ? firstField(definition) : name
}

/** The keys by which a column is ordered, each with the field one must be able to read for it. */
export function sortKeys<C extends CollectionId>(
  definition: Pick<ListDefinition<C>, 'columns'>,
  meta: CollectionMeta,
  name: string,
): [key: string, field: string][] {
  if (name.startsWith('$')) return [[name, firstField(definition)]]
  const linked = linkOf(meta, name)
  if (linked) return titleFields(linked.to).map((title) => [`${linked.link}.${title}`, name])
  const stem = stemOf(meta, name)
  return stem ? [`${stem}Fr`, `${stem}Ar`].map((key) => [key, key]) : [[name, name]]
}

/** The fields by which rows are ordered. */
export function sortedBy<C extends CollectionId>(
  definition: ListDefinition<C>,
  meta: CollectionMeta,
): readonly string[] {
  if (definition.sorts) return definition.sorts
  const ordered = (name: string) => ORDERED.some((kind) => kind === fieldOf(meta, name)?.kind)
  return definition.columns.map((entry) => slotOf(entry).key).filter(ordered)
}

function filterOf(meta: CollectionMeta, asked: string | Filter): Filter {
  if (typeof asked !== 'string') return asked
  const field = fieldOf(meta, asked)
  const param = paramOf(asked)
  if (!field?.to) return { kind: 'choice', param, field: asked }
  return { kind: 'ref', param, field: asked, to: field.to, ...(field.kind === 'list' && { many: true }) }
}

/** How its rows are asked for. */
export function specOf<C extends CollectionId>(definition: ListDefinition<C>, meta: CollectionMeta): ListSpec<C> {
  const slots = definition.columns.map(slotOf)
  const linked = slots
    .flatMap(({ key, fields = [key] }) => fields)
    .flatMap((name) => linkOf(meta, name) ?? [])
    .flatMap(({ link, to }) => titleFields(to).map((title) => `${link}.${title}`))
  const named = meta.fields.filter((field) => field.searched).map((field) => field.name)
  const text = [...named, ...(FACTS[definition.collection].number ?? [])]
  const sorts = [...sortedBy(definition, meta), ...slots.flatMap(({ sort = [] }) => sort), bare(definition.sort)]
  return {
    collection: definition.collection,
    sort: definition.sort,
    fallback: definition.fallback ?? bare(definition.sort),
    thenBy: definition.thenBy,
    search: {
      text,
      ...(definition.search && ('length' in definition.search ? { text: definition.search } : definition.search)),
    },
    filters: (definition.filters ?? []).map((filter) => filterOf(meta, filter)),
    expand: [...new Set([...linked, ...slots.flatMap(({ expand = [] }) => expand)])],
    sorts: Object.fromEntries(sorts.flatMap((name) => sortKeys(definition, meta, name))),
  }
}

/** What a section is called; where no text says it, as its document if there is no other, else as its first field. */
export function sectionTitle<C extends CollectionId>(
  { sections }: Pick<CollectionDefinition<C>, 'sections'>,
  { meta, say }: { meta: CollectionMeta; say: Say },
  name: string,
  [first]: readonly string[],
): string {
  const isAlone = Object.keys(sections).every((section) => section === name)
  return say(`groups.${name}`, { defaultValue: isAlone || first === undefined ? meta.one : labelOf(meta, first) })
}

/** What the filters of a list are called, where the declaration has no word for it. */
export function filterLabelsOf(filters: readonly Filter[], say: Say): Record<string, string> {
  const named = filters.flatMap((filter) => {
    const { param } = filter
    const presets = filter.kind === 'preset' ? Object.keys(filter.presets) : []
    const texts = [[param, 'label'], ...presets.map((name) => [`${param}.${name}`, name])]
    return texts.map(([key, name]) => [key, say(`filters.${param}.${name}`, { defaultValue: '' })] as const)
  })
  return Object.fromEntries(named.filter(([, label]) => label !== ''))
}

/** What a new one begins with: what its list would be narrowed to by the same address. */
export function initialOf<C extends CollectionId>(
  definition: ListDefinition<C>,
  meta: CollectionMeta,
  search: ListSearch,
): Record<string, string> | undefined {
  const given = specOf(definition, meta).filters.flatMap(({ kind, param, field }) => {
    const value = search[param]
    if (typeof value !== 'string') return []
    if (kind === 'choice' && !fieldOf(meta, field)?.words?.some((word) => word.value === value)) return []
    return kind === 'choice' || kind === 'ref' ? [[field, value] as const] : []
  })
  const begin = beginOf(definition, meta, search.day)
  if (begin) given.push(begin)
  return given.length ? Object.fromEntries(given) : undefined
}

/** When a day's work begins in the offices: what a day alone says of a moment, until whoever fills in the form says more. */
const OPENING = '08:30'

/** The day that an address names, as the field holds it in which a new one begins. */
function beginOf<C extends CollectionId>(
  { startsOn }: Pick<ListDefinition<C>, 'startsOn'>,
  meta: CollectionMeta,
  day: unknown,
): readonly [string, string] | undefined {
  const isDay = typeof day === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day))
  if (startsOn === undefined || !isDay) return undefined
  return [startsOn, fieldOf(meta, startsOn)?.kind === 'instant' ? instantOf({ day, time: OPENING }) : day]
}

function fieldsOf<C extends CollectionId>(block: Block<C, string>): readonly string[] {
  if (typeof block === 'string' || 'render' in block) return []
  return 'section' in block ? block.fields : block.flatMap((inner) => fieldsOf(inner))
}

function blocksOf<C extends CollectionId>(tab: RecordTab<C, string>): readonly Block<C, string>[] {
  return typeof tab === 'string' || 'render' in tab ? [] : tab
}

/** The linked documents that the page of a record shows, as far as its reader may follow them. */
export function linksOf<C extends CollectionId>(
  definition: CollectionDefinition<C>,
  meta: CollectionMeta,
  readable: ReadonlySet<string>,
): string[] {
  const blocks = [...(definition.page ?? []), ...Object.values(definition.tabs ?? {}).flatMap((tab) => blocksOf(tab))]
  const shown = [
    ...Object.values(definition.sections).flat(),
    ...blocks.flatMap((block) => fieldsOf(block)),
    ...(definition.namedBy ?? []),
  ]
  return [...new Set(shown.filter((name) => readable.has(name)))].flatMap((name) => linkOf(meta, name)?.link ?? [])
}
