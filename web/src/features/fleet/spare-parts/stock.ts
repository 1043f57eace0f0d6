import { lazy } from 'react'
import type { TabSet } from '@/parts/collection-screen/tab-set'
import spareParts from './spare-parts'
import { MOVEMENT_LIST } from './spec'

/** The stock of the garage: its parts, and all that moved. */
const stock: TabSet = {
  texts: 'spare-parts',
  tabs: {
    parts: { list: spareParts },
    movements: { Page: lazy(() => import('./movements-tab')), rows: MOVEMENT_LIST },
  },
}

export default stock
