import { IconChecks } from '@tabler/icons-react'
import { lazy } from 'react'
import { titleOf, titles } from '@/api/titles'
import { collection } from '@/engine/collection-screen/definition'
import { ChoiceBadge } from '@/fields/choice-badge'
import { NamesCell } from '@/fields/names-cell'
import { ChangeLines } from './change-lines'

const DecideDialog = lazy(() => import('./decide-dialog'))

/** Corrections of contact data, accepted or refused field by field. */
export default collection('contactChanges', {
  texts: 'requests:contacts',
  columns: [
    { key: 'employeeId', render: (row) => <NamesCell document={row.employee ?? {}} /> },
    { key: 'changes', render: (row) => <ChangeLines row={row} /> },
    {
      key: 'status',
      render: (row) => <ChoiceBadge collection="contactChanges" field="status" value={row.status} />,
    },
    '$createdAt',
    '?decidedById',
    '?decidedAt',
  ],
  sort: '-$createdAt',
  search: [],
  sorts: ['employeeId', '$createdAt', 'decidedAt'],
  filters: ['status', 'employeeId'],
  pinnedFilters: ['status', 'employee'],
  facts: ['changes', 'status'],
  bulk: null,
  sections: { what: ['employeeId'] },
  badges: (row) => <ChoiceBadge collection="contactChanges" field="status" value={row.status} />,
  page: [
    [
      { section: 'what', fields: ['employeeId', 'changes'] },
      { section: 'decision', fields: ['decidedById', 'decidedAt'], when: (row) => Boolean(row.decidedAt) },
    ],
  ],
  values: { changes: (row) => <ChangeLines row={row} /> },
  renderValue: { changes: () => null, reasons: () => null },
  acts: {
    'contactChanges.decide': { Icon: IconChecks, isMain: () => true, RowDialog: DecideDialog },
  },
  actions: (_, { acts }) => acts,
  nameOf: (row, { language }) => (row.employee ? titleOf(row.employee, language) : ''),
  crumb: (row) => titles(row.employee),
})
