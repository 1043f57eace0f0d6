import { Skeleton } from '@mantine/core'
import { IconCheck, IconPaperclip, IconX } from '@tabler/icons-react'
import { Query } from 'appwrite'
import { lazy, Suspense } from 'react'
import { collection } from '@/engine/collection-screen/definition'
import { period } from '@/engine/collection-screen/related'
import { ChoiceBadge } from '@/fields/choice-badge'
import { LinkedField } from '@/fields/linked-value'
import { NamesCell } from '@/fields/names-cell'
import { dayOfWhom } from '@/platform/day/day-name'
import { Duration } from '../duration'
import { AbsenceBulk } from './absence-bulk'
import { AbsenceCard, absenceName, DurationCell } from './cells'
import { SourceOfAbsence } from './source-of-absence'
import { ViewSwitch } from './view-switch'
import { viewOf } from './views'

const AdviseButton = lazy(() => import('./advise-button'))
const AcceptDialog = lazy(() => import('./decide-dialogs').then((all) => ({ default: all.AcceptDialog })))
const GroupedAbsences = lazy(() => import('./grouped-absences').then((all) => ({ default: all.GroupedAbsences })))
const RefuseDialog = lazy(() => import('./decide-dialogs').then((all) => ({ default: all.RefuseDialog })))
const JustifyDialog = lazy(() => import('./justify-dialog').then((all) => ({ default: all.JustifyOne })))

/** A whole day, and a part of one: lateness or an early departure beyond what is tolerated. */
const WHOLE_DAYS = Query.equal('wholeDay', true)
const PARTS = Query.equal('wholeDay', false)

/** The days and hours that were not worked, with what was said and decided of each. */
export default collection('absences', {
  texts: 'absences',
  columns: [
    'date',
    { key: 'employeeId', render: (row) => <NamesCell document={row.employee ?? {}} isRoomy /> },
    { key: 'minutes', fields: ['minutes', 'wholeDay'], render: (row) => <DurationCell row={row} /> },
    {
      key: 'justification',
      render: (row) => <ChoiceBadge collection="absences" field="justification" value={row.justification} />,
    },
    '?reason',
    'annexeId',
    { key: 'warningId', render: (row) => <LinkedField collection="absences" name="warningId" row={row} /> },
    '?serviceId',
    '?bureauId',
    '?source',
    '?opinion',
    '?decidedAt',
  ],
  sort: '-date',
  sorts: ['date', 'employeeId', 'minutes', 'annexeId', 'serviceId'],
  filters: [
    { kind: 'preset', param: 'extent', field: 'wholeDay', presets: { day: [WHOLE_DAYS], part: [PARTS] } },
    'justification',
    'employeeId',
    ...period('date'),
    'annexeId',
    'serviceId',
    'bureauId',
    'reason',
    'source',
  ],
  pinnedFilters: ['extent', 'justification', 'employee', 'from', 'to'],
  facts: ['date', 'minutes', 'justification'],
  card: (row) => <AbsenceCard row={row} />,
  above: (list) => <ViewSwitch list={list} />,
  instead: (list) => {
    const view = viewOf(list.search)
    return (
      view && (
        <Suspense fallback={<Skeleton height={240} m="md" />}>
          <GroupedAbsences key={view} list={list} view={view} />
        </Suspense>
      )
    )
  },
  bulk: (ids, selected) => <AbsenceBulk ids={ids} selected={selected} />,
  sections: {
    what: ['employeeId', 'date', 'wholeDay', 'minutes'],
  },
  startsOn: 'date',
  badges: (row) => <ChoiceBadge collection="absences" field="justification" value={row.justification} />,
  values: {
    minutes: (row) => <Duration minutes={row.minutes ?? 0} />,
    // What the day was, and the way there: an absence is a part of one.
    source: (row) => <SourceOfAbsence row={row} />,
  },
  page: [
    {
      section: 'what',
      fields: ['employeeId', 'date', 'wholeDay', 'minutes', 'source', 'annexeId', 'serviceId', 'bureauId', 'warningId'],
    },
    [
      {
        section: 'justification',
        fields: ['reason', 'explanation', 'fileId', 'medicalFileId', 'submittedById', 'submittedAt'],
        when: (row) => row.justification !== 'open' || row.reason !== null,
      },
      {
        section: 'opinion',
        fields: ['opinion', 'opinionNote', 'opinionById'],
        when: (row) => Boolean(row.opinion),
      },
      {
        section: 'decision',
        fields: ['justification', 'decisionReason', 'decidedById', 'decidedAt'],
        when: (row) => Boolean(row.decidedAt),
      },
    ],
  ],
  nameOf: (row, { language, meta }) => absenceName(meta.one, row, language),
  crumb: (row) => dayOfWhom(row),
  actions: (row, { fold }) => {
    const { flow, rare } = fold(1)
    return (
      <>
        <Suspense>
          <AdviseButton row={row} />
        </Suspense>
        {flow}
        {rare}
      </>
    )
  },
  flow: {
    refuse: { Icon: IconX, Dialog: RefuseDialog },
    submit: { Icon: IconPaperclip, Dialog: JustifyDialog },
    accept: { Icon: IconCheck, variant: 'filled', Dialog: AcceptDialog },
  },
})
