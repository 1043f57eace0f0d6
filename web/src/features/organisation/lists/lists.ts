import { lazy } from 'react'
import { tabSet } from '@/engine/collection-screen/tab-set'
import { holidays, schedules } from './calendar'
import { delegations } from './delegations'
import { persons } from './persons'
import { functions, grades, posts } from './staff'
import { buildings, bureaux, directions, divisions, services, types } from './units'

/** The lists of the organisation. */
export default tabSet({
  texts: 'organisation',
  tabs: {
    services: { list: services },
    // What most people come for, in sight.
    chart: { Page: lazy(() => import('../chart/chart-page')), seenBy: { reads: 'services.nameFr' } },
    bureaux: { list: bureaux },
    divisions: { list: divisions },
    directions: { list: directions },
    buildings: { list: buildings },
    types: { list: types },
    grades: { list: grades },
    functions: { list: functions },
    posts: { list: posts },
    // Without more than their names a list of persons says nothing.
    persons: { list: persons, seenBy: { reads: 'persons.CIN' } },
    delegations: { list: delegations },
    holidays: { list: holidays },
    schedules: { list: schedules },
  },
})
