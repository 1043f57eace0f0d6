import type { JoinedTabs } from '@/engine/collection-screen/joined-tabs'
import { YearTab } from './days/year/year-tab'

/** What attendance keeps of a person. */
const tabs: JoinedTabs = {
  collection: 'employees',
  tabs: {
    attendance: {
      reads: 'pointages',
      texts: 'attendance:days',
      render: (row) => <YearTab employee={row.$id} />,
    },
  },
}

export default tabs
