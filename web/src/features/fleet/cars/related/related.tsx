import { Query } from 'appwrite'
import { optionLabel } from '@/api/schema-meta'
import { titleOf } from '@/api/titles'
import { period, type RelatedScreen, relatedCollection } from '@/engine/collection-screen/related'
import { LinkedField } from '@/fields/linked-value'
import { RecordName } from '@/fields/record-name'
import { formatDay } from '@/i18n/format'
import { paths } from '@/paths/paths'
import { DestinationCell, ObjectCell } from '../../missions/cells'
import { MissionField } from './mission-field'

const fuel = relatedCollection('fuelLogs', {
  field: 'carId',
  texts: 'car-records:fuel',
  columns: [
    'date',
    'litres',
    'cost',
    'odometer',
    'station',
    {
      key: 'missionId',
      render: (row) => <LinkedField collection="fuelLogs" name="missionId" row={row} />,
      card: (row) => <RecordName document={row.mission} />,
    },
  ],
  sort: '-date',
  sorts: ['date', 'litres', 'cost', 'odometer'],
  filters: period('date'),
  fields: ['date', 'odometer', 'odometerChecked', 'litres', 'cost', 'station', 'missionId'],
  startsOn: 'date',
  slots: (car) => ({ missionId: (props) => <MissionField {...props} car={car} /> }),
  nameOf: (row, { language }) => formatDay(row.date, language),
})

const holders = relatedCollection('carAssignments', {
  field: 'carId',
  texts: 'car-records:holders',
  columns: ['from', 'to', 'employeeId', 'serviceId', 'decisionRef'],
  sort: '-from',
  sorts: ['from', 'to'],
  fields: ['employeeId', 'serviceId', 'from', 'to', 'decisionRef'],
  startsOn: 'from',
  nameOf: (row, { language }) => titleOf(row.employee ?? row.service, language) || formatDay(row.from, language),
})

const ownership = relatedCollection('carOwnerships', {
  field: 'carId',
  texts: 'car-records:ownership',
  columns: ['owner', 'from', 'to', 'notes'],
  sort: '-from',
  sorts: ['from', 'to', 'owner'],
  fields: ['owner', 'from', 'to', 'notes'],
  nameOf: (row) => row.owner,
})

const accidents = relatedCollection('accidents', {
  field: 'carId',
  texts: 'car-records:accidents',
  columns: ['date', 'type', 'location', 'state', 'repairCost'],
  sort: '-date',
  sorts: ['date', 'repairCost'],
  filters: [...period('date', true), { kind: 'choice', param: 'status', field: 'state' }],
  nameOf: (row, { meta }) => `${optionLabel(meta, 'type', row.type)}, ${row.location}`,
  addAt: (car) => paths.newAccident({ car }),
})

const maintenance = relatedCollection('maintenances', {
  field: 'carId',
  texts: 'car-records:maintenance',
  columns: ['date', 'kind', 'garage', 'odometer', 'totalCost', 'status'],
  sort: '-date',
  sorts: ['date', 'odometer', 'totalCost'],
  filters: [...period('date'), 'status'],
  nameOf: (row, { meta }) => optionLabel(meta, 'kind', row.kind),
  addAt: (car) => paths.newMaintenance({ car }),
})

const missions = relatedCollection('missions', {
  field: 'carId',
  texts: 'car-records:missions',
  columns: [
    { key: 'num', fields: ['num', 'year'], render: (row) => <RecordName document={row} /> },
    'departAt',
    'returnAt',
    { key: 'destination', fields: ['destination', 'destinationAr'], render: (row) => <DestinationCell row={row} /> },
    { key: 'mission', fields: ['mission', 'missionAr'], render: (row) => <ObjectCell row={row} /> },
    'persoActifId',
    'status',
  ],
  sort: '-departAt',
  sorts: ['departAt', 'returnAt'],
  filters: [
    ...period('departAt', true),
    {
      kind: 'preset',
      param: 'status',
      field: 'status',
      presets: {
        // As cars count them.
        standing: [Query.notEqual('status', 'cancelled')],
        upcoming: [Query.equal('status', 'upcoming')],
        in_progress: [Query.equal('status', 'in_progress')],
        completed: [Query.equal('status', 'completed')],
        cancelled: [Query.equal('status', 'cancelled')],
      },
    },
  ],
  nameOf: (row, { language }) => titleOf(row, language),
  addAt: (car) => paths.newMission({ car }),
})

export type RelatedName = 'fuel' | 'holders' | 'ownership' | 'accidents' | 'maintenance' | 'missions'

/** Everything that is kept of a car in a list. */
export const RELATED: Record<RelatedName, RelatedScreen> = {
  fuel,
  holders,
  ownership,
  accidents,
  maintenance,
  missions,
}
