import { lazy } from 'react'
import { type TabSet, tabSet } from '@/engine/collection-screen/tab-set'
import campaigns from './campaigns/campaigns'
import { items } from './items/items'
import locations from './locations'
import movements from './movements/movements'
import reforms from './reforms/reforms'
import { types } from './types'
import { bureaux, services } from './units'

/** Whoever keeps the inventory reads prices; a head who reads what stands in the unit sees no more than the lists. */
const KEEPERS = { reads: 'inventoryItems.price' } as const

/** The property of the commune: what there is, where, who has it, what came and went, and whether it was counted. */
const inventory: TabSet = tabSet({
  texts: 'inventory',
  tabs: {
    dashboard: { Page: lazy(() => import('./dashboard/dashboard-page')), seenBy: KEEPERS },
    inventory: { list: items },
    services: { list: services },
    types: { list: types },
    bureaux: { list: bureaux },
    emplacements: { list: locations },
    campaigns: { list: campaigns },
    reforms: { list: reforms },
    movements: { list: movements },
    register: { Page: lazy(() => import('./register/register-page')), seenBy: KEEPERS },
  },
})

export default inventory
