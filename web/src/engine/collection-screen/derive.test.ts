import { describe, expect, it } from 'vitest'
import { loadMeta } from '@/api/load-meta'
import type { Rights } from '@/api/rights'
import { labelOf } from '@/api/schema-meta'
import { columnsOf } from './columns'
import type { CollectionDefinition } from './definition'
import { filterLabelsOf, initialOf, linksOf, sectionTitle, specOf } from './derive'

const bureaux: CollectionDefinition<'bureaux'> = {
  collection: 'bureaux',
  texts: 'organisation:bureaux',
  columns: ['nameFr', 'headId', 'serviceId', '?floor'],
  sort: 'nameFr',
  filters: ['serviceId', { kind: 'dateBound', param: 'from', field: '$createdAt', side: 'from' }],
  sections: { names: ['nameFr', 'nameAr', 'headId'], place: ['annexeId', 'floor'] },
}
const holidays: CollectionDefinition<'holidays'> = {
  collection: 'holidays',
  texts: 'organisation:holidays',
  columns: ['nameFr', 'date', 'kind'],
  sort: '-date',
  filters: ['kind'],
  sections: {},
}
const rights = { collections: {} } as unknown as Rights
const say = (key: string, options?: { defaultValue?: unknown }) => String(options?.defaultValue ?? key)

describe('what follows from a definition and its declaration', () => {
  it('asks for the names of what the columns link to, and searches where the declaration says', async () => {
    const spec = specOf(bureaux, await loadMeta('bureaux', 'fr'))
    expect(spec.expand).toEqual(['head.fullNameFr', 'head.fullNameAr', 'service.nameFr', 'service.nameAr'])
    expect(spec.search.text).toEqual(['nameFr', 'nameAr'])
  })

  it('filters by the kind of the field, under a name without its ending', async () => {
    const spec = specOf(bureaux, await loadMeta('bureaux', 'fr'))
    expect(spec.filters[0]).toEqual({ kind: 'ref', param: 'service', field: 'serviceId', to: 'services' })
    expect(specOf(holidays, await loadMeta('holidays', 'fr')).filters).toEqual([
      { kind: 'choice', param: 'kind', field: 'kind' },
    ])
  })

  it('is ordered by both names, by the names of links, and by its default in either case', async () => {
    const { sorts } = specOf(bureaux, await loadMeta('bureaux', 'fr'))
    expect(sorts).toMatchObject({ nameFr: 'nameFr', nameAr: 'nameAr', 'service.nameAr': 'serviceId', floor: 'floor' })
    const narrow = specOf({ ...holidays, sorts: ['nameFr'] }, await loadMeta('holidays', 'fr'))
    expect(narrow.sorts).toEqual({ nameFr: 'nameFr', nameAr: 'nameAr', date: 'date' })
    expect([narrow.sort, narrow.fallback]).toEqual(['-date', 'date'])
  })

  it('has the columns in their order, the first of them fixed, each ordered in the language of its reader', async () => {
    const meta = await loadMeta('bureaux', 'ar')
    const columns = columnsOf(bureaux, { meta, language: 'ar', rights, say })
    expect(columns.map(({ key, fixed, optional, sort }) => [key, fixed, optional, sort])).toEqual([
      ['name', true, undefined, 'nameAr'],
      ['headId', undefined, undefined, 'head.fullNameAr'],
      ['serviceId', undefined, undefined, 'service.nameAr'],
      ['floor', undefined, true, 'floor'],
    ])
  })

  it('offers a column to nobody but those whom its slot names', async () => {
    const meta = await loadMeta('bureaux', 'fr')
    const hidden = {
      ...bureaux,
      columns: ['nameFr', { key: 'x', seenBy: () => false }],
    } as CollectionDefinition<'bureaux'>
    expect(columnsOf(hidden, { meta, language: 'fr', rights, say }).map(({ key }) => key)).toEqual(['name'])
  })

  it('begins a new one with what the list would be narrowed to, and with no word that is none', async () => {
    const meta = await loadMeta('holidays', 'fr')
    const [kind] = meta.fields.find(({ name }) => name === 'kind')?.words ?? []
    expect(initialOf(holidays, meta, { kind: kind?.value })).toEqual({ kind: kind?.value })
    expect(initialOf(holidays, meta, { kind: 'nonsense', tab: 'holidays' })).toBeUndefined()
    const of = await loadMeta('bureaux', 'fr')
    expect(initialOf(bureaux, of, { service: 's1', from: '2026-01-01' })).toEqual({ serviceId: 's1' })
    const dated = { ...holidays, startsOn: 'date' as const }
    expect(initialOf(dated, meta, { day: '2026-11-24' })).toEqual({ date: '2026-11-24' })
    expect(initialOf(dated, meta, { day: '2026-13-99' })).toBeUndefined()
    expect(initialOf(holidays, meta, { day: '2026-11-24' })).toBeUndefined()
    const missions = { ...holidays, collection: 'missions', filters: [], startsOn: 'departAt' }
    const begun = initialOf(missions as never, await loadMeta('missions', 'fr'), { day: '2026-11-24' })
    expect(begun).toEqual({ departAt: '2026-11-24T07:30:00.000+00:00' })
  })

  it('follows on a page the links of its sections that its reader may follow', async () => {
    const meta = await loadMeta('bureaux', 'fr')
    expect(linksOf(bureaux, meta, new Set(['nameFr', 'headId', 'annexeId']))).toEqual(['head', 'annexe'])
    expect(linksOf(bureaux, meta, new Set(['nameFr', 'annexeId']))).toEqual(['annexe'])
  })

  it('calls a section as its texts do, else as its document or its first field', async () => {
    const meta = await loadMeta('bureaux', 'fr')
    const kit = { meta, say }
    const title = (name: string, fields: readonly string[]) => sectionTitle(bureaux, kit, name, fields)
    expect([title('names', ['nameFr']), title('place', ['floor', 'annexeId'])]).toEqual([
      labelOf(meta, 'nameFr'),
      labelOf(meta, 'floor'),
    ])
    const alone: CollectionDefinition<'bureaux'> = { ...bureaux, sections: { names: ['nameFr'] } }
    expect(sectionTitle(alone, kit, 'names', ['nameFr'])).toBe(meta.one)
    expect(sectionTitle(bureaux, { meta, say: (key) => key }, 'names', ['nameFr'])).toBe('groups.names')
  })

  it('names filters and their presets by the texts there are', () => {
    const texts: Record<string, string> = { 'filters.stock.label': 'Stock', 'filters.stock.low': 'Low' }
    const filters = [
      { kind: 'choice', param: 'kind', field: 'kind' },
      { kind: 'preset', param: 'stock', field: 'stock', presets: { low: [], out: [] } },
    ] as const
    expect(filterLabelsOf(filters, (key) => texts[key] ?? '')).toEqual({ stock: 'Stock', 'stock.low': 'Low' })
  })
})
