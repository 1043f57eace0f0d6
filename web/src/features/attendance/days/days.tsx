import { IconPencil } from '@tabler/icons-react'
import { Query } from 'appwrite'
import { lazy } from 'react'
import type { Filter } from '@/api/list'
import { collection } from '@/engine/collection-screen/definition'
import { period } from '@/engine/collection-screen/related'
import { LinkedField } from '@/fields/linked-value'
import { NamesCell } from '@/fields/names-cell'
import { formatDay } from '@/i18n/format'
import { AbsenceOf } from '@/platform/day/absence-of'
import { DayBadge } from '@/platform/day/day-badge'
import { Why } from '@/platform/day/why'
import { DayCard } from './day-card'
import { Minutes } from './minutes'
import { WithdrawButton } from './withdraw-button'

const CorrectDialog = lazy(() => import('./correct-dialog'))

/** What somebody has to look at: whoever came while they were granted leave. */
const FINDING: Filter = {
  kind: 'preset',
  param: 'finding',
  field: 'firstIn',
  presets: { onLeave: [Query.equal('dayKind', 'leave'), Query.isNotNull('firstIn')] },
}

/** The days of everybody, the latest first: what each was, and why. */
export default collection('pointages', {
  texts: 'attendance:days',
  columns: [
    { key: 'employeeId', render: (row) => <NamesCell document={row.employee ?? {}} /> },
    'date',
    { key: 'dayKind', fields: ['dayKind', 'status'], render: (row) => <DayBadge row={row} /> },
    'firstIn',
    'lastOut',
    { key: 'workedMinutes', numeric: true, render: (row) => <Minutes value={row.workedMinutes} /> },
    { key: 'lateMinutes', numeric: true, render: (row) => <Minutes value={row.lateMinutes} /> },
    '?annexe',
    '?serviceId',
    '?bureauId',
    { key: 'earlyMinutes', optional: true, numeric: true, render: (row) => <Minutes value={row.earlyMinutes} /> },
    { key: 'overtimeMinutes', optional: true, numeric: true, render: (row) => <Minutes value={row.overtimeMinutes} /> },
    { key: 'dutyMinutes', optional: true, numeric: true, render: (row) => <Minutes value={row.dutyMinutes} /> },
    { key: 'why', optional: true, render: (row) => <Why grounds={row.why} /> },
  ],
  sort: '-date',
  sorts: ['date', 'firstIn', 'lateMinutes', 'workedMinutes'],
  search: [],
  filters: [...period('date'), 'annexe', 'status', 'employeeId', 'serviceId', 'bureauId', 'dayKind', FINDING],
  pinnedFilters: ['employee', 'from', 'to', 'annexe', 'status'],
  facts: ['date', 'dayKind', 'firstIn', 'lastOut'],
  card: (row) => <DayCard row={row} />,
  bulk: null,
  sections: {},
  page: [
    { section: 'day', fields: ['date', 'firstIn', 'lastOut', 'workedMinutes', 'lateMinutes', 'earlyMinutes'] },
    { section: 'more', fields: ['overtimeMinutes', 'dutyMinutes', 'missingMinutes'] },
    { section: 'place', fields: ['employeeId', 'bureauId', 'serviceId', 'annexe', 'scheduleId'] },
    { section: 'why', fields: ['why', 'correctionId'] },
  ],
  values: {
    workedMinutes: (row) => <Minutes value={row.workedMinutes} />,
    lateMinutes: (row) => <Minutes value={row.lateMinutes} />,
    earlyMinutes: (row) => <Minutes value={row.earlyMinutes} />,
    overtimeMinutes: (row) => <Minutes value={row.overtimeMinutes} />,
    dutyMinutes: (row) => <Minutes value={row.dutyMinutes} />,
    missingMinutes: (row) => (
      <>
        <Minutes value={row.missingMinutes} /> <AbsenceOf employee={row.employeeId} date={row.date} />
      </>
    ),
    why: (row) => <Why grounds={row.why} />,
    employeeId: (row) => <LinkedField collection="pointages" name="employeeId" row={row} />,
  },
  nameOf: (row, { language }) => formatDay(row.date, language),
  other: (row) => <NamesCell document={row.employee ?? {}} />,
  badges: (row) => <DayBadge row={row} />,
  acts: { 'pointages.correct': { Icon: IconPencil, isMain: () => true, RowDialog: CorrectDialog } },
  actions: (row, { acts }) => (
    <>
      {row.correctionId && <WithdrawButton correction={row.correctionId} />}
      {acts}
    </>
  ),
})
