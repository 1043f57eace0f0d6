import { lazy } from 'react'
import { holds, type Rights } from '@/api/rights'
import type { Employees } from '@/api/schema.gen'
import { type JoinedTabs, relatedTabs } from '@/engine/collection-screen/joined-tabs'
import { relatedCollection } from '@/engine/collection-screen/related'
import { TypeName } from './cells'

const LeaveTab = lazy(() => import('./ledger/leave-tab'))

const seenByHr = (rights: Rights) => holds(rights, 'rh-managements', 'approve')

const ledger = relatedCollection('leaveRecords', {
  field: 'employeeId',
  texts: 'leave:ledger',
  columns: [
    'start_date',
    { key: 'type', render: (row) => <TypeName code={row.type} /> },
    'year',
    'kind',
    'days',
    'days_owed',
    '?reason',
  ],
  sort: '-start_date',
  sorts: ['start_date', 'days'],
})

/** What leave keeps of a person, for human resources: how it stands, and how the days came about. */
const tabs: JoinedTabs = {
  collection: 'employees',
  tabs: {
    leave: {
      reads: 'leaveRecords',
      texts: 'leave:ofEmployee',
      seenBy: seenByHr,
      // The page is that of an employee.
      render: (row) => <LeaveTab employee={row as Employees} />,
    },
    ...relatedTabs('employees', { leaveLedger: { list: ledger, seenBy: seenByHr } }).tabs,
  },
}

export default tabs
