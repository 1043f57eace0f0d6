import { lazy } from 'react'
import { holds, type Rights } from '@/api/rights'
import { tabSet } from '@/engine/collection-screen/tab-set'
import absences from './absences/absences'
import deductions from './deductions/deductions'
import reports from './reports/annexe-reports'
import warnings from './warnings/warnings'

/** Absences and what follows from them: reports of annexes, letters, statements of deductions. */
export default tabSet({
  texts: 'absences:work',
  tabs: {
    absences: { list: absences, seenBy: (rights: Rights) => holds(rights, 'absence-management', 'read') },
    reports: { list: reports },
    warnings: { list: warnings, seenBy: (rights: Rights) => holds(rights, 'pointage', 'read') },
    proposals: {
      Page: lazy(() => import('./warnings/proposals-tab')),
      seenBy: (rights: Rights) => holds(rights, 'pointage', 'create') && holds(rights, 'pointage', 'read'),
    },
    deductions: { list: deductions },
  },
})
