import { lazy } from 'react'
import { tabSet } from '@/engine/collection-screen/tab-set'
import duties from '../duties/duties'
import exits from '../exits/exits'
import days from './days'

/** Attendance: the days, the week and the month of a unit, who is here; exit slips and duties. */
export default tabSet({
  texts: 'attendance',
  tabs: {
    days: { list: days },
    week: { Page: lazy(() => import('./week/week-page')) },
    month: { Page: lazy(() => import('./month/month-page')) },
    now: { Page: lazy(() => import('./now/now-page')) },
    exits: { list: exits },
    duties: { list: duties },
  },
})
