import { lazy } from 'react'
import { tabSet } from '@/engine/collection-screen/tab-set'
import employees from './employees/employees'

/** The staff: their files, and who leaves or is to be confirmed. */
export default tabSet({
  texts: 'employees:staff',
  tabs: {
    files: { list: employees },
    departures: {
      Page: lazy(() => import('./departures/departures-tab')),
      seenBy: { holds: ['rh-managements:read'] },
    },
  },
})
