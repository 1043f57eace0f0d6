import { lazy } from 'react'
import type { TabSet } from '@/parts/collection-screen/tab-set'
import maintenances from './maintenances'

/** The maintenance of the park: its orders, what comes due, what it costs. */
const work: TabSet = {
  texts: 'maintenance',
  tabs: {
    orders: { list: maintenances },
    plan: { Page: lazy(() => import('./plan-tab')) },
    calendar: { Page: lazy(() => import('./calendar/calendar-tab')) },
    costs: { Page: lazy(() => import('./costs-tab')) },
  },
}

export default work
