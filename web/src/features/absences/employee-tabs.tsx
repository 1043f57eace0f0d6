import { holds } from '@/api/rights'
import { type JoinedTabs, relatedTabs } from '@/engine/collection-screen/joined-tabs'
import { period, relatedCollection } from '@/engine/collection-screen/related'
import { LinkedField } from '@/fields/linked-value'
import { paths } from '@/paths/paths'
import { absenceName, DurationCell } from './absences/cells'
import { FactCell, letterName } from './warnings/cells'

const absences = relatedCollection('absences', {
  field: 'employeeId',
  texts: 'absences:ofEmployee',
  columns: [
    'date',
    { key: 'minutes', fields: ['minutes', 'wholeDay'], render: (row) => <DurationCell row={row} /> },
    'justification',
    'reason',
    { key: 'warningId', render: (row) => <LinkedField collection="absences" name="warningId" row={row} /> },
  ],
  sort: '-date',
  sorts: ['date', 'minutes'],
  filters: [...period('date'), 'justification'],
  nameOf: (row, { language, meta }) => absenceName(meta.one, row, language),
  addAt: (employee) => paths.newAbsence({ employee }),
})

const warnings = relatedCollection('warnings', {
  field: 'persoActifId',
  texts: 'warnings:ofEmployee',
  columns: [
    { key: 'refNumber', render: (row) => <span className="ltr tabular">{row.refNumber}</span> },
    'date',
    'kind',
    { key: 'fact', fields: ['absent', 'minutesLate'], render: (row) => <FactCell row={row} /> },
    'status',
    'replyUntil',
  ],
  sort: '-date',
  sorts: ['date', 'replyUntil'],
  filters: [...period('date'), 'status', 'kind'],
  nameOf: (row, { meta }) => letterName(row, meta),
  addAt: (employee) => paths.newWarning({ employee }),
})

/** What attendance keeps of a person: absences, and the letters about them. */
const tabs: JoinedTabs = relatedTabs('employees', {
  absences: {
    list: absences,
    seenBy: (rights) => holds(rights, 'absence-management', 'read') || rights.heads,
  },
  warnings: { list: warnings, seenBy: (rights) => holds(rights, 'pointage', 'read') || rights.heads },
})

export default tabs
