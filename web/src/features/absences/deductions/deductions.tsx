import { IconBan, IconSignature } from '@tabler/icons-react'
import { lazy } from 'react'
import { titleOf, titles } from '@/api/titles'
import { collection } from '@/engine/collection-screen/definition'
import { ChoiceBadge } from '@/fields/choice-badge'
import { NamesCell } from '@/fields/names-cell'
import { formatMonth } from '@/i18n/format'
import { useLanguage } from '@/ui/use-language'
import { Duration } from '../duration'
import { GenerateBar } from './generate-bar'

const StatementLines = lazy(() => import('./statement-lines'))
const StatementPaper = lazy(() => import('./statement-paper'))

/** The unjustified hours of each person in a month, to be signed: time, never money. */
export default collection('deductionStatements', {
  texts: 'absences:deductions',
  columns: [
    { key: 'employeeId', render: (row) => <NamesCell document={row.employee ?? {}} /> },
    { key: 'month', render: (row) => <Month month={row.month} /> },
    { key: 'minutes', numeric: true, render: (row) => <Duration minutes={row.minutes ?? 0} /> },
    {
      key: 'state',
      render: (row) => <ChoiceBadge collection="deductionStatements" field="state" value={row.state} />,
    },
    'signedAt',
    '?signedById',
  ],
  sort: '-month',
  search: [],
  sorts: ['employeeId', 'month', 'minutes', 'signedAt'],
  filters: [{ kind: 'text', param: 'month', field: 'month' }, 'state', 'employeeId'],
  pinnedFilters: ['month', 'state', 'employee'],
  facts: ['month', 'minutes', 'state'],
  above: () => <GenerateBar />,
  // What was stated is signed or cancelled, never deleted.
  bulk: null,
  badges: (row) => <ChoiceBadge collection="deductionStatements" field="state" value={row.state} />,
  sections: { what: ['employeeId', 'month'] },
  page: [
    [
      { section: 'what', fields: ['employeeId', 'month', 'minutes'] },
      { section: 'signed', fields: ['signedById', 'signedAt', 'signedScanId'], when: (row) => Boolean(row.signedAt) },
      { section: 'cancelled', fields: ['cancelledReason'], when: (row) => row.state === 'cancelled' },
    ],
    { key: 'paper', render: (row) => <StatementPaper row={row} /> },
  ],
  values: {
    month: (row) => <Month month={row.month} />,
    minutes: (row) => <Duration minutes={row.minutes ?? 0} />,
  },
  renderValue: { lines: () => null },
  below: (row) => <StatementLines row={row} />,
  nameOf: (row, { language }) =>
    [row.employee ? titleOf(row.employee, language) : '', formatMonth(row.month, language)].filter(Boolean).join(' — '),
  crumb: (row) => titles(row.employee),
  acts: {
    'deductionStatements.cancel': { Icon: IconBan },
    'deductionStatements.signByHand': { Icon: IconSignature, isMain: () => true },
  },
})

function Month({ month }: { month: string }) {
  return formatMonth(month, useLanguage())
}
