import { lazy } from 'react'
import { tabSet } from '@/engine/collection-screen/tab-set'
import accidents from './accidents/accidents'
import cars from './cars'

/** The vehicle park: its cars, what they cost, what happened to them. */
export default tabSet({
  texts: 'cars:park',
  tabs: {
    data: { list: cars },
    statistics: { Page: lazy(() => import('./statistics/statistics-page')) },
    accidents: { list: accidents, seenBy: { can: 'accidents.read' } },
  },
})
