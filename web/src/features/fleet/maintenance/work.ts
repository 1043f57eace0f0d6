import { lazy } from 'react'
import { tabSet } from '@/engine/collection-screen/tab-set'
import maintenances from './maintenances'

/** The maintenance of the park: its orders, what comes due, what it costs. */
export default tabSet({
  texts: 'maintenance',
  tabs: {
    orders: { list: maintenances },
    plan: { Page: lazy(() => import('./plan-tab')) },
    calendar: { Page: lazy(() => import('./calendar/calendar-tab')) },
    costs: { Page: lazy(() => import('./costs-tab')) },
  },
})
