import { Skeleton } from '@mantine/core'
import { IconMessageCheck, IconPaperclip } from '@tabler/icons-react'
import { Query } from 'appwrite'
import { lazy, Suspense } from 'react'
import { collection } from '@/engine/collection-screen/definition'
import { period } from '@/engine/collection-screen/related'
import { ExportMenu } from '@/engine/resource-table/export-menu'
import { ChoiceBadge } from '@/fields/choice-badge'
import { LinkedField } from '@/fields/linked-value'
import { NamesCell } from '@/fields/names-cell'
import { dayOfWhom } from '@/platform/day/day-name'
import { Duration } from '../duration'
import { AbsenceCard, absenceName, DurationCell } from './cells'
import { SourceOfAbsence } from './source-of-absence'
import { ViewSwitch } from './view-switch'
import { viewOf } from './views'

const DecideButtons = lazy(() => import('./decide-buttons'))
const GroupedAbsences = lazy(() => import('./grouped-absences').then((all) => ({ default: all.GroupedAbsences })))
const JustifyDialog = lazy(() => import('./justify-dialog'))

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
  bulk: (ids, { list, clear, remove, acts }) => (
    <>
      <ExportMenu list={list} queries={[Query.equal('$id', [...ids]), list.order]} size="xs" />
      {acts}
      <Suspense>
        <DecideButtons ids={ids} size="xs" onDone={clear} />
      </Suspense>
      {remove}
    </>
  ),
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
  acts: {
    'absences.advise': {
      Icon: IconMessageCheck,
      initial: ({ opinion, opinionNote }) => ({ opinion: opinion ?? 'favourable', opinionNote }),
    },
    'absences.justify': { Icon: IconPaperclip, isBulk: true, Dialog: JustifyDialog },
  },
  actions: (row, { fold }) => {
    const { flow, rare } = fold(2)
    return (
      <>
        {flow}
        <Suspense>
          <DecideButtons ids={[row.$id]} stands={row.justification} />
        </Suspense>
        {rare}
      </>
    )
  },
})
