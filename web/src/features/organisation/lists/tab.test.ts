import { describe, expect, it } from 'vitest'
import type { Rights } from '@/api/rights'
import { SCREENS } from './screens'
import { openTabs, PARAMS, TABS, tabOf } from './tab'

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
    expect(openTabs(clerk)).toEqual(['services', 'buildings'])
    expect(openTabs({ ...clerk, collections: {} })).toEqual([])
  })

  it('show persons to whoever reads more than their names', () => {
    expect(openTabs({ ...clerk, collections: { persons: read(['fullNameFr', 'CIN']) } })).toEqual(['persons'])
  })

  it('open the one asked for, else the first', () => {
    expect(tabOf('buildings', clerk)).toBe('buildings')
    expect(tabOf('persons', clerk)).toBe('services')
    expect(tabOf(undefined, clerk)).toBe('services')
    expect(tabOf('services', { ...clerk, collections: {} })).toBeUndefined()
  })

  it('keep every filter in the address', () => {
    const filters = TABS.flatMap((tab) => SCREENS[tab].params)
    expect(filters.length).toBeGreaterThan(5)
    expect(filters.filter((param) => !PARAMS.some((known) => known === param))).toEqual([])
  })
})
