import { titleOf } from '@/api/titles'
import { collection } from '@/engine/collection-screen/definition'
import { period } from '@/engine/collection-screen/related'
import { ChoiceBadge } from '@/fields/choice-badge'
import { NamesCell } from '@/fields/names-cell'
import { dayName, dayOfWhom } from '@/platform/day/day-name'
import { CANCEL } from './cancel-act'
import { DecideButtons } from './decide-buttons'
import { ExitBar } from './exit-bar'
import { Hours } from './hours'

/** Leave to be out during hours: asked for by the person, answered by the head or human resources. */
export default collection('exitPermissions', {
  texts: 'attendance:exits',
  columns: [
    'date',
    { key: 'employeeId', render: (row) => <NamesCell document={row.employee ?? {}} /> },
    { key: 'fromTime', fields: ['fromTime', 'toTime'], render: (row) => <Hours row={row} /> },
    { key: 'status', render: (row) => <ChoiceBadge collection="exitPermissions" field="status" value={row.status} /> },
    'reason',
    '?annexeId',
    '?serviceId',
    '?bureauId',
    '?decidedById',
    '?decidedAt',
    '?decisionReason',
  ],
  sort: '-date',
  sorts: ['date', 'employeeId', 'decidedAt'],
  search: [],
  filters: ['status', 'employeeId', ...period('date'), 'annexeId', 'serviceId', 'bureauId'],
  pinnedFilters: ['status', 'employeeId', 'from', 'to'],
  facts: ['date', 'fromTime', 'status'],
  above: () => <ExitBar />,
  // What was asked for stays: it is called off, never deleted.
  bulk: null,
  sections: {},
  page: [
    [
      { section: 'slip', fields: ['employeeId', 'date', 'fromTime', 'toTime', 'reason'] },
      { section: 'place', fields: ['annexeId', 'serviceId', 'bureauId'] },
    ],
    {
      section: 'answer',
      fields: ['decisionReason', 'decidedById', 'decidedAt'],
      when: (row) => Boolean(row.decidedAt ?? row.decisionReason),
    },
  ],
  nameOf: (row, { language, meta }) => dayName(meta.one, row, language),
  other: (row, { language }) => (row.employee ? titleOf(row.employee, language) : null),
  crumb: (row) => dayOfWhom(row),
  badges: (row) => <ChoiceBadge collection="exitPermissions" field="status" value={row.status} />,
  acts: CANCEL,
  actions: (row, { acts }) => (
    <>
      {acts}
      <DecideButtons row={row} />
    </>
  ),
})
