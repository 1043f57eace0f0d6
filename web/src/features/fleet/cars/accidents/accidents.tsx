import { IconPrinter } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { titleOf } from '@/api/titles'
import { collection } from '@/engine/collection-screen/definition'
import { FieldNamed } from '@/fields/field-of'
import { NamesCell } from '@/fields/names-cell'
import { AccidentState, accidentName } from './cells'

// The list of the park waits for nothing that only the page of an accident shows.
const StatementDialog = lazy(() => import('./statement-dialog'))
const ThirdPartyField = lazy(() => import('./third-party-field'))
const ThirdPartyFacts = lazy(() =>
  import('./third-party-facts').then((module) => ({ default: module.ThirdPartyFacts })),
)
const ThirdPartySummary = lazy(() =>
  import('./third-party-facts').then((module) => ({ default: module.ThirdPartySummary })),
)

/** What happened to the cars of the park, and how far each case is. */
export default collection('accidents', {
  texts: 'accidents',
  columns: ['date', 'carId', 'type', 'location', 'state', 'repairCost', '?employeeId'],
  sort: '-date',
  sorts: ['date', 'location', 'repairCost'],
  filters: ['state', 'carId', 'type'],
  card: (row, { meta }) => (
    <NamesCell document={row.car ?? row}>
      <span className="name">{accidentName(row, meta)}</span>
      <FieldNamed meta={meta} name="date" row={row} />
      <AccidentState row={row} />
    </NamesCell>
  ),
  sections: {
    what: ['carId', 'employeeId', 'date', 'location', 'locationAr', 'type', 'repairCost'],
    damages: ['damages', 'damagesAr', 'remarks', 'remarksAr'],
    thirdParty: ['thirdParty'],
    reports: ['policeReportId', 'amicableReportId', 'photos'],
  },
  slots: { thirdParty: (props) => <ThirdPartyField {...props} /> },
  renderValue: {
    thirdParty: (value) =>
      value ? (
        <Suspense>
          <ThirdPartySummary value={value} />
        </Suspense>
      ) : null,
  },
  page: [
    ['what', 'damages'],
    [
      { key: 'thirdParty', render: (row) => 'thirdParty' in row && <ThirdPartyFacts value={row.thirdParty} /> },
      'reports',
    ],
  ],
  nameOf: (row, { meta }) => accidentName(row, meta),
  other: (row, { language }) => titleOf(row.car, language),
  crumb: ({ location, locationAr }) => ({ fr: location, ar: locationAr || location }),
  acts: { 'accidents.statement': { Icon: IconPrinter, RowDialog: StatementDialog } },
  flow: { review: {}, resolve: {}, reopen: {}, cancel: { asks: 'destructive' } },
})
