import { administersMissions } from '@/api/rights'
import { titleOf } from '@/api/titles'
import { type JoinedTabs, relatedTabs } from '@/engine/collection-screen/joined-tabs'
import { period, relatedCollection } from '@/engine/collection-screen/related'
import { LinkedField } from '@/fields/linked-value'
import { RecordName } from '@/fields/record-name'
import { formatDay } from '@/i18n/format'
import { paths } from '@/paths/paths'
import { DestinationCell } from './missions/cells'

const missions = relatedCollection('missions', {
  field: 'persoActifId',
  texts: 'employee-records:missions',
  columns: [
    { key: 'num', fields: ['num', 'year'], render: (row) => <RecordName document={row} /> },
    'departAt',
    'returnAt',
    { key: 'destination', fields: ['destination', 'destinationAr'], render: (row) => <DestinationCell row={row} /> },
    { key: 'carId', render: (row) => <LinkedField collection="missions" name="carId" row={row} /> },
    'status',
  ],
  sort: '-departAt',
  sorts: ['departAt', 'returnAt'],
  filters: [...period('departAt', true), 'status'],
  nameOf: (row, { language }) => titleOf(row, language),
  addAt: (employee) => paths.newMission({ persoActif: employee }),
})

const cars = relatedCollection('carAssignments', {
  field: 'employeeId',
  texts: 'employee-records:cars',
  columns: [
    { key: 'carId', render: (row) => <LinkedField collection="carAssignments" name="carId" row={row} /> },
    'from',
    'to',
    'decisionRef',
  ],
  sort: '-from',
  sorts: ['from', 'to'],
  fields: ['carId', 'from', 'to', 'decisionRef'],
  startsOn: 'from',
  nameOf: (row, { language }) => titleOf(row.car, language) || formatDay(row.from, language),
})

/** What the park keeps of a person: where they went, what they hold. */
const tabs: JoinedTabs = relatedTabs('employees', {
  missions: { list: missions, seenBy: (rights) => administersMissions(rights) || rights.heads },
  cars: { list: cars },
})

export default tabs
