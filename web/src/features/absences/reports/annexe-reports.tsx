import { titles } from '@/api/titles'
import { collection } from '@/engine/collection-screen/definition'
import { period } from '@/engine/collection-screen/related'
import { NamesCell } from '@/fields/names-cell'
import { DifferenceCell, PeriodCell, ReportCard, reportName, SumNote } from './cells'
import { GenerateBar } from './generate-bar'

/** How many were absent of each annexe in a day, a week or a month. */
export default collection('annexeReports', {
  texts: 'absences:reports',
  columns: [
    { key: 'annexe', render: (row) => <NamesCell document={row.annexeDoc ?? {}} /> },
    { key: 'date', render: (row) => <PeriodCell row={row} /> },
    'periodType',
    { key: 'justifiedAbsences', numeric: true },
    { key: 'unjustifiedAbsences', numeric: true },
    { key: 'abscence', numeric: true },
    { key: 'headcount', numeric: true },
    '?source',
    { key: 'difference', render: (row) => <DifferenceCell row={row} /> },
    '?authorId',
    '?notes',
  ],
  sort: '-date',
  sorts: ['annexe', 'date', 'justifiedAbsences', 'unjustifiedAbsences', 'abscence', 'headcount'],
  search: ['all'],
  filters: ['annexe', 'periodType', ...period('date'), 'source'],
  pinnedFilters: ['annexe', 'periodType', 'from', 'to'],
  facts: ['date', 'abscence'],
  card: (row) => <ReportCard row={row} />,
  above: () => <GenerateBar />,
  sections: {
    what: ['annexe', 'periodType', 'date'],
    figures: ['justifiedAbsences', 'unjustifiedAbsences', 'abscence', 'headcount'],
    notes: ['notes'],
  },
  footers: { figures: (values) => <SumNote values={values} /> },
  startsOn: 'date',
  page: [
    { section: 'what', fields: ['annexe', 'periodType', 'date', 'source', 'authorId', 'notes'] },
    [
      'figures',
      {
        key: 'difference',
        render: (row) => <DifferenceCell row={row} isWhole />,
      },
    ],
  ],
  renderValue: { difference: () => null },
  nameOf: (row, { language, meta }) => reportName(row, meta, language),
  crumb: (row) => titles(row.annexeDoc),
})
