import { lazy } from 'react'
import { tabSet } from '@/parts/collection-screen/tab-set'
import spareParts from './spare-parts'
import { MOVEMENT_LIST } from './spec'

/** The stock of the garage: its parts, and all that moved. */
export default tabSet({
  texts: 'spare-parts',
  tabs: {
    parts: { list: spareParts },
    movements: { Page: lazy(() => import('./movements-tab')), rows: MOVEMENT_LIST },
  },
})
