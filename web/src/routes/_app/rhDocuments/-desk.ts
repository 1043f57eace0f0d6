import { holds, type Rights } from '@/api/rights'
import type { TabSet } from '@/engine/collection-screen/tab-set'
import leaves from '@/features/leave/requests/leave-requests'
import desk from '@/features/requests/work'

/** The desk of documents, with the leave that human resources confirm. */
export default {
  ...desk,
  tabs: {
    ...desk.tabs,
    leaves: { list: leaves, seenBy: (rights: Rights) => holds(rights, 'rh-managements', 'approve') },
  },
} satisfies TabSet
