import { lazy } from 'react'
import { holds } from '@/api/rights'
import type { Employees } from '@/api/schema.gen'
import type { JoinedTabs } from '@/engine/collection-screen/joined-tabs'

const LeaveTab = lazy(() => import('./ledger/leave-tab'))

/** What leave keeps of a person, for human resources. */
const tabs: JoinedTabs = {
  collection: 'employees',
  tabs: {
    leave: {
      reads: 'leaveRecords',
      texts: 'leave:ofEmployee',
      seenBy: (rights) => holds(rights, 'rh-managements', 'approve'),
      // The page is that of an employee.
      render: (row) => <LeaveTab employee={row as Employees} />,
    },
  },
}

export default tabs
