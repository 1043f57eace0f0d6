import { lazy } from 'react'
import type { SeenBy } from '@/api/rights'
import { tabSet } from '@/engine/collection-screen/tab-set'
import contacts from './contacts/contact-changes'
import requests from './desk/requests'

const seenByDesk: SeenBy = { holds: ['rhDocuments:read'] }

/** The desk of documents: what was asked for, how long it takes, and corrections of contact data. */
export default tabSet({
  texts: 'requests:desk',
  tabs: {
    requests: { list: requests, seenBy: seenByDesk },
    delays: { Page: lazy(() => import('./desk/delays-tab')), seenBy: seenByDesk },
    contacts: { list: contacts, seenBy: { holds: ['rh-managements:update'] } },
  },
})
