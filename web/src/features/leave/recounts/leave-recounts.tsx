import { IconChecks } from '@tabler/icons-react'
import { lazy } from 'react'
import { titleOf, titles } from '@/api/titles'
import { collection } from '@/engine/collection-screen/definition'
import { ChoiceBadge } from '@/fields/choice-badge'
import { NamesCell } from '@/fields/names-cell'
import { formatDay } from '@/i18n/format'
import type { Address } from '@/paths/address'
import { paths } from '@/paths/paths'
import { Days } from '../cells'

const DecideDialog = lazy(() => import('./decide-dialog'))

/** Granted leave that a change of holidays, hours or places would take more days of: it stays as it was until it is decided. */
export default collection('leaveRecounts', {
  texts: 'leave:recounts',
  columns: [
    { key: 'employeeId', render: (row) => <NamesCell document={row.employee ?? {}} /> },
    'cause',
    '?change',
    'startDate',
    'endDate',
    { key: 'standingDays', numeric: true, render: (row) => <Days days={row.standingDays} /> },
    { key: 'countedDays', numeric: true, render: (row) => <Days days={row.countedDays} /> },
    '?lackingDays',
    { key: 'state', render: (row) => <ChoiceBadge collection="leaveRecounts" field="state" value={row.state} /> },
    '?decidedById',
    '?decidedAt',
    '?reason',
  ],
  sort: '-startDate',
  sorts: ['startDate', 'employeeId', 'change'],
  search: [],
  filters: ['state', 'cause', 'employeeId'],
  facts: ['startDate', 'standingDays', 'countedDays', 'state'],
  // What it is about is the leave; a word on it is given here, for all of them at once.
  address: (row): Address => paths.leave(row.requestId),
  bulk: (_, { acts }) => acts,
  sections: {
    what: ['requestId', 'employeeId', 'cause', 'change', 'startDate', 'endDate'],
    days: ['standingDays', 'countedDays', 'lackingDays'],
    decision: ['state', 'reason', 'decidedById', 'decidedAt'],
  },
  acts: { 'leaveRecounts.decide': { Icon: IconChecks, isBulk: true, Dialog: DecideDialog } },
  badges: (row) => <ChoiceBadge collection="leaveRecounts" field="state" value={row.state} />,
  nameOf: (row, { language }) => (row.employee ? titleOf(row.employee, language) : formatDay(row.startDate, language)),
  crumb: (row) => titles(row.employee),
})
