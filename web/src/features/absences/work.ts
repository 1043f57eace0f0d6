import { lazy } from 'react'
import { tabSet } from '@/engine/collection-screen/tab-set'
import absences from './absences/absences'
import deductions from './deductions/deductions'
import reports from './reports/annexe-reports'
import warnings from './warnings/warnings'

/** Absences and what follows from them: reports of annexes, letters, statements of deductions. */
export default tabSet({
  texts: 'absences:work',
  tabs: {
    absences: { list: absences, seenBy: { holds: ['absence-management:read'] } },
    reports: { list: reports },
    warnings: { list: warnings, seenBy: { holds: ['pointage:read'] } },
    proposals: {
      Page: lazy(() => import('./warnings/proposals-tab')),
      seenBy: { holds: ['pointage:create', 'pointage:read'] },
    },
    deductions: { list: deductions },
  },
})
