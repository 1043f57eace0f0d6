import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { useMeta } from '@/api/hooks'
import type { Accidents } from '@/api/schema.gen'
import { titleOf } from '@/api/titles'
import { collection } from '@/engine/collection-screen/definition'
import { FieldNamed } from '@/fields/field-of'
import { NamesCell } from '@/fields/names-cell'
import { IssueButton } from '@/platform/paper/issue-button'
import { AccidentState, accidentName } from './cells'
import { OTHER_PARTY_SHOWN, ThirdPartyFacts } from './third-party-words'

const ThirdPartyField = lazy(() => import('./third-party-field'))

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
    what: ['carId', 'employeeId', 'date', 'location', 'type', 'repairCost', 'damages', 'remarks'],
    thirdParty: ['thirdParty'],
    reports: ['policeReportId', 'amicableReportId', 'photos'],
  },
  slots: { thirdParty: (props) => <ThirdPartyField {...props} /> },
  renderValue: OTHER_PARTY_SHOWN,
  page: [
    'what',
    [
      { key: 'thirdParty', render: (row) => 'thirdParty' in row && <ThirdPartyFacts value={row.thirdParty} /> },
      'reports',
    ],
  ],
  nameOf: (row, { meta }) => accidentName(row, meta),
  other: (row, { language }) => titleOf(row.car, language),
  crumb: ({ location }) => ({ fr: location, ar: location }),
  actions: (row, { remove, flow, edit }) => (
    <>
      {remove}
      <StatementButton row={row} />
      {flow}
      {edit()}
    </>
  ),
  flow: { cancel: { asks: 'destructive' } },
})

function StatementButton({ row }: { row: Accidents }) {
  const { t } = useTranslation('accidents')
  const title = t('statement.title', { name: accidentName(row, useMeta('accidents')) })
  const words = { label: t('statement.action'), title, paper: t('statement.paper') }
  return <IssueButton resource="cars-management" action="accidents.statement" id={row.$id} {...words} />
}
