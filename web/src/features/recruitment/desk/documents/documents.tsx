import { lazy } from 'react'
import { tabSet } from '@/engine/collection-screen/tab-set'
import reasons from '../reasons/reasons'

/** The papers of all exams, and the reasons by which candidates are eliminated. */
export default tabSet({
  texts: 'recruitment:documents',
  tabs: {
    lists: { Page: lazy(() => import('./lists-page')) },
    notices: { Page: lazy(() => import('./notices-page')) },
    minutes: { Page: lazy(() => import('./minutes-page')) },
    corrigenda: { Page: lazy(() => import('./corrigenda-page')) },
    letters: { Page: lazy(() => import('./letters-page')) },
    reasons: { list: reasons },
    retention: { Page: lazy(() => import('./retention-page')) },
  },
})
