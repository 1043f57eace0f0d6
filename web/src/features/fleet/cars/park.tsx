import { lazy } from 'react'
import { can, type Rights } from '@/api/rights'
import { tabSet } from '@/parts/collection-screen/tab-set'
import accidents from './accidents/accidents'
import { CarsList } from './list-page'
import { CAR_LIST } from './spec'

/** The vehicle park: its cars, what they cost, what happened to them. */
export default tabSet({
  texts: 'cars:park',
  tabs: {
    data: { Page: CarsList, rows: CAR_LIST },
    statistics: { Page: lazy(() => import('./statistics/statistics-page')) },
    accidents: { list: accidents, seenBy: (rights: Rights) => can(rights, 'read', 'accidents') },
  },
})
