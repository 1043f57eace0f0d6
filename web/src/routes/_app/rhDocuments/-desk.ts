import type { TabSet } from '@/engine/collection-screen/tab-set'
import leaves from '@/features/leave/requests/leave-requests'
import documents from '@/features/requests/work'

/** The desk of documents, with the leave that human resources confirm. */
const desk: TabSet = {
  ...documents,
  tabs: {
    ...documents.tabs,
    leaves: { list: leaves, seenBy: { holds: ['rh-managements:approve'] } },
  },
}

export default desk
