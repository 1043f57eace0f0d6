import { lazy } from 'react'
import { tabSet } from '@/engine/collection-screen/tab-set'
import days from './days'

/** Attendance: the days, the month of a unit, who is here. */
export default tabSet({
  texts: 'attendance',
  tabs: {
    days: { list: days },
    month: { Page: lazy(() => import('./month/month-page')) },
    now: { Page: lazy(() => import('./now/now-page')) },
  },
})
