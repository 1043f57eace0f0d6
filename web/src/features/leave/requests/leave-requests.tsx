import {
  type Icon,
  IconArrowBackUp,
  IconCalendarX,
  IconDoorEnter,
  IconPaperclip,
  IconPrinter,
  IconStethoscope,
} from '@tabler/icons-react'
import { lazy } from 'react'
import { titleOf } from '@/api/titles'
import { type CollectionScreen, collection } from '@/engine/collection-screen/definition'
import { NamesCell } from '@/fields/names-cell'
import { today } from '@/i18n/format'
import { paths } from '@/paths/paths'
import { ChainTimeline } from '@/platform/approval/chain-timeline'
import { DayOfLeave, Days, StateBadge, TypeName } from '../cells'
import { leaveName } from '../leave-name'
import { CorrectLink } from './correct-link'

const LeavePapers = lazy(() => import('./leave-papers'))
const CertificateDialog = lazy(() => import('./certificate-dialog'))
const ResumeDialog = lazy(() => import('./resume-dialog'))
const PrintDialog = lazy(() => import('./print-dialog'))

/** It points the way that is read. */
const IconTakeBack: Icon = (props) => <IconArrowBackUp {...props} className="flip" />

/** Leave that was asked for: human resources see all of it, whoever decides what they decide of, people their own. */
const leaveRequests: CollectionScreen = collection('leaveRequests', {
  texts: 'leave:requests',
  listAt: paths.leaveDesk(),
  columns: [
    { key: 'employeeId', render: (row) => <NamesCell document={row.employee ?? {}} /> },
    { key: 'type', fields: ['type', 'shownType'], render: (row) => <TypeName code={row.type ?? row.shownType} /> },
    'startDate',
    'endDate',
    { key: 'workingDays', numeric: true, render: (row) => <Days days={row.workingDays ?? 0} /> },
    { key: 'status', fields: ['status', 'step', 'purpose'], render: (row) => <StateBadge row={row} /> },
    '?replacementId',
    '?certificateDue',
    '?resumedOn',
    '?refNumber',
  ],
  sort: '-startDate',
  sorts: ['employeeId', 'startDate', 'endDate', 'workingDays', 'certificateDue'],
  search: ['refNumber'],
  filters: ['status', 'step', 'employeeId'],
  pinnedFilters: ['status', 'step'],
  facts: ['type', 'startDate', 'endDate', 'status'],
  bulk: null,
  badges: (row) => <StateBadge row={row} />,
  sections: { what: ['type', 'startDate', 'endDate'] },
  page: [
    [
      {
        section: 'what',
        fields: [
          'employeeId',
          'type',
          'eventDate',
          'startDate',
          'endDate',
          'workingDays',
          'reason',
          'replacementId',
          'addressFr',
          'phone',
        ],
      },
      {
        section: 'proof',
        fields: ['certificateId', 'certificateDue', 'visit', 'visitOn', 'visitNote'],
        when: (row) => Boolean(row.certificateId ?? row.certificateDue ?? row.visit),
      },
      {
        section: 'return',
        fields: [
          'resumedOn',
          'resumedReason',
          'resumedById',
          'grantedEndDate',
          'cancelFrom',
          'cancelReason',
          'cancelledAt',
          'pastReason',
        ],
        when: (row) => Boolean(row.resumedOn ?? row.cancelReason ?? row.cancelledAt ?? row.pastReason),
      },
    ],
    [
      { key: 'way', render: (row) => <ChainTimeline collection="leaveRequests" id={row.$id} /> },
      { key: 'papers', render: (row) => <LeavePapers row={row} /> },
    ],
  ],
  values: {
    type: (row) => <TypeName code={row.type ?? row.shownType} />,
    workingDays: (row) => <Days days={row.workingDays ?? 0} />,
    startDate: (row) => <DayOfLeave day={row.startDate} half={row.startHalf ? 'fromNoon' : undefined} />,
    endDate: (row) => <DayOfLeave day={row.endDate} half={row.endHalf ? 'untilNoon' : undefined} />,
  },
  renderValue: { type: (value) => <TypeName code={String(value)} /> },
  nameOf: (row, { language }) => leaveName(row, language),
  other: (row, { language }) => (row.employee ? titleOf(row.employee, language) : null),
  namedBy: ['typeId'],
  crumb: (row) => ({ fr: leaveName(row, 'fr'), ar: leaveName(row, 'ar') }),
  acts: {
    'leaveRequests.withdraw': { Icon: IconTakeBack },
    'leaveRequests.attachCertificate': { Icon: IconPaperclip, RowDialog: CertificateDialog },
    'leaveRequests.resume': { Icon: IconDoorEnter, RowDialog: ResumeDialog },
    'leaveRequests.recordVisit': { Icon: IconStethoscope, initial: () => ({ visitOn: today() }) },
    'leaveRequests.print': { Icon: IconPrinter, RowDialog: PrintDialog },
    'leaveRequests.cancel': {
      Icon: IconCalendarX,
      // Of a leave that has not begun all is called off.
      hides: ({ startDate }) => (startDate.slice(0, 10) <= today() ? ['fromHalf'] : ['from', 'fromHalf']),
    },
  },
  actions: (row, { acts, remove }) => (
    <>
      {remove}
      {acts}
      <CorrectLink row={row} />
    </>
  ),
})

export default leaveRequests
