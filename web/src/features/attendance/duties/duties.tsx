import { titleOf, titles } from '@/api/titles'
import { collection } from '@/engine/collection-screen/definition'
import { period } from '@/engine/collection-screen/related'
import { ChoiceBadge } from '@/fields/choice-badge'
import { NamesCell } from '@/fields/names-cell'
import { formatDay } from '@/i18n/format'

/** Work outside of hours that somebody was called to. */
export default collection('duties', {
  texts: 'attendance:duties',
  columns: [
    'date',
    { key: 'employeeId', render: (row) => <NamesCell document={row.employee ?? {}} /> },
    'fromTime',
    'toTime',
    { key: 'kind', render: (row) => <ChoiceBadge collection="duties" field="kind" value={row.kind} /> },
    'decisionRef',
    '?annexeId',
    '?serviceId',
    '?bureauId',
  ],
  sort: '-date',
  sorts: ['date', 'employeeId'],
  search: [],
  filters: ['kind', 'employeeId', ...period('date'), 'annexeId', 'serviceId', 'bureauId'],
  pinnedFilters: ['kind', 'employeeId', 'from', 'to'],
  facts: ['date', 'fromTime', 'toTime', 'kind'],
  startsOn: 'date',
  sections: {
    duty: ['employeeId', 'kind', 'date', 'fromTime', 'toTime', 'decisionRef'],
  },
  page: [
    { section: 'duty', fields: ['employeeId', 'kind', 'date', 'fromTime', 'toTime', 'decisionRef'] },
    { section: 'place', fields: ['annexeId', 'serviceId', 'bureauId'] },
  ],
  hintOf: () => 'form.hint',
  nameOf: (row, { language }) => formatDay(row.date, language),
  other: (row, { language }) => (row.employee ? titleOf(row.employee, language) : null),
  crumb: (row) => titles(row.employee),
  badges: (row) => <ChoiceBadge collection="duties" field="kind" value={row.kind} />,
})
