import { lazy } from 'react'
import { tabSet } from '@/engine/collection-screen/tab-set'
import missions from './missions'

/** The missions of the commune: their orders, the month that they take, what they came to. */
export default tabSet({
  texts: 'missions',
  tabs: {
    list: { list: missions },
    calendar: { Page: lazy(() => import('./calendar/calendar-page')) },
    summary: { Page: lazy(() => import('./summary/summary-page')) },
  },
})
