import { describe, expect, it } from 'vitest'
import { listSearch } from '@/api/list-address'
import { loadMeta } from '@/api/load-meta'
import type { Rights } from '@/api/rights'
import { specOf } from '@/engine/collection-screen/derive'
import { openTabs, tabOf } from '@/engine/collection-screen/tab-set'
import lists from './lists'

const read = (fields: string[]) => ({ verbs: ['read'], fields, write: [] })
const clerk = {
  collections: {
    services: read(['nameFr', 'nameAr']),
    buildings: read(['nameFr']),
    persons: read(['fullNameFr', 'fullNameAr']),
  },
} as unknown as Rights

describe('the tabs of the organisation', () => {
  it('are those that the caller may read', () => {
    expect(openTabs(lists, clerk)).toEqual(['services', 'chart', 'buildings'])
    expect(openTabs(lists, { ...clerk, collections: {} })).toEqual([])
  })

  it('show persons to whoever reads more than their names', () => {
    expect(openTabs(lists, { ...clerk, collections: { persons: read(['fullNameFr', 'CIN']) } })).toEqual(['persons'])
  })

  it('open the one asked for, else the first', () => {
    expect(tabOf(lists, 'buildings', clerk)).toBe('buildings')
    expect(tabOf(lists, 'persons', clerk)).toBe('services')
    expect(tabOf(lists, undefined, clerk)).toBe('services')
    expect(tabOf(lists, 'services', { ...clerk, collections: {} })).toBeUndefined()
  })

  it('keep every filter in the address', async () => {
    const screens = Object.values(lists.tabs).flatMap(({ list }) => list ?? [])
    const filters = await Promise.all(
      screens.map((screen) =>
        screen.with(async (of) => specOf(of, await loadMeta(of.collection, 'fr')).filters.map(({ param }) => param)),
      ),
    )
    expect(filters.flat().length).toBeGreaterThan(5)
    for (const param of filters.flat()) expect(listSearch()({ [param]: 'x' })).toEqual({ [param]: 'x' })
  })
})
