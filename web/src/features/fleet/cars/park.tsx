import { lazy } from 'react'
import { can } from '@/api/rights'
import type { TabSet } from '@/parts/collection-screen/tab-set'
import accidents from './accidents/accidents'
import { CarsList } from './list-page'
import { CAR_LIST } from './spec'

/** The vehicle park: its cars, what they cost, what happened to them. */
const park: TabSet = {
  texts: 'cars',
  tabs: {
    data: { Page: CarsList, rows: CAR_LIST },
    statistics: { Page: lazy(() => import('./statistics/statistics-page')) },
    accidents: { list: accidents, seenBy: (rights) => can(rights, 'read', 'accidents') },
  },
}

export default park
