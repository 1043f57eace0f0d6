import { useTranslation } from 'react-i18next'
import { fieldOf, optionLabel } from '@/api/schema-meta'
import { titleOf, titles } from '@/api/titles'
import { collection } from '@/engine/collection-screen/definition'
import type { List } from '@/engine/resource-table/use-list'
import { TabBar } from '@/engine/tab-bar'
import { NamesCell } from '@/fields/names-cell'
import { PastDays } from '@/platform/day/past-days'
import { PostCell, StateBadge } from './cells'

export default collection('assignments', {
  texts: 'organisation:assignments',
  columns: [
    { key: 'employeeId', render: (row) => <NamesCell document={row.employee ?? row} /> },
    'type',
    { key: 'post', fields: ['annexeId', 'serviceId', 'bureauId'], render: (row) => <PostCell row={row} /> },
    'startDate',
    'endDate',
    { key: 'state', fields: ['effectiveAt', 'startDate'], render: (row) => <StateBadge row={row} /> },
    '?decisionRef',
    '?decisionDate',
  ],
  sort: '-startDate',
  sorts: ['employeeId', 'startDate', 'endDate', 'decisionDate'],
  filters: ['employeeId', 'annexeId', 'type', 'serviceId', 'bureauId'],
  search: ['decisionRef'],
  facts: ['type', 'startDate', 'post', 'state'],
  above: (list) => <Types list={list} />,
  sections: {
    who: ['type', 'employeeId'],
    place: ['annexeId', 'serviceId', 'bureauId'],
    dates: ['startDate', 'endDate', 'decisionRef', 'decisionDate', 'fileId'],
    notes: ['notes'],
  },
  footers: { dates: (values) => <PastDays employee={values.employeeId} from={values.startDate} /> },
  hintOf: (record) => (record ? 'form.hint' : 'form.newHint'),
  page: [
    'who',
    { section: 'place', fields: ['annexeId', 'serviceId', 'bureauId', 'effectiveAt'] },
    { section: 'dates', fields: ['startDate', 'endDate', 'decisionRef', 'decisionDate', 'fileId', 'notes'] },
  ],
  // It has no title of its own: its type, and whose it is.
  nameOf: (row, { meta, language }) => {
    const type = optionLabel(meta, 'type', row.type)
    const employee = row.employee ? titleOf(row.employee, language) : ''
    return employee ? `${type} — ${employee}` : type
  },
  crumb: (row) => titles(row.employee),
  badges: (row) => <StateBadge row={row} />,
})

const ALL = 'all'

/** All of them, and those of each type. */
function Types({ list }: { list: List<'assignments'> }) {
  const { t } = useTranslation('organisation')
  const type = fieldOf(list.meta, 'type')
  const types = type?.words?.map(({ value, label }) => ({ name: value, label })) ?? []
  const tabs = [{ name: ALL, label: t('assignments.all') }, ...types]
  return <TabBar label={type?.label ?? ''} tabs={tabs} value={String(list.search.type ?? ALL)} param="type" />
}
