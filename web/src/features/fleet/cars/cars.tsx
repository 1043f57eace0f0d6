import { IconGauge, IconGaugeOff } from '@tabler/icons-react'
import { Query } from 'appwrite'
import { lazy } from 'react'
import { queryClient } from '@/api/query'
import type { Cars, CollectionId } from '@/api/schema.gen'
import { collection } from '@/engine/collection-screen/definition'
import { ImportButton } from '@/engine/import/import-button'
import { today } from '@/i18n/format'
import { CarStatus, PapersStatus } from './badges'
import { useCarForm } from './car-form'
import { CarCard, CarCell, MissionCount, makeOf } from './cells'
import { nextNumber } from './number'
import type { RelatedName } from './related/related'
import { Silhouette } from './silhouette'

const PlatePreview = lazy(() => import('./plate/plate-preview'))
const CostsTab = lazy(() => import('./costs/costs-tab'))
const PapersTab = lazy(() => import('./papers/legal-papers-tab'))
const RelatedTab = lazy(() => import('./related/related-tab'))

const relatedTab = (name: RelatedName, reads: CollectionId) => ({
  render: (row: Cars) => <RelatedTab name={name} car={row} />,
  reads,
})

/** The cars of the commune, and everything that is kept of one. */
export default collection('cars', {
  texts: 'cars',
  columns: [
    { key: 'fullMatricule', fields: ['fullMatricule', 'brand', 'model'], render: (row) => <CarCell row={row} /> },
    'vehicleType',
    'fuel',
    'serviceId',
    'ownerDriverId',
    'status',
    { key: 'documentStatus', render: (row) => <PapersStatus status={row.documentStatus} bare /> },
    { key: 'missionCount', render: (row) => <MissionCount row={row} /> },
    '?odometer',
    '?num',
    '?plateKind',
    '?type',
    '?fiscalPower',
    '?numSerie',
    '?commissioningDate',
    '?price',
  ],
  sort: '-$createdAt',
  sorts: [
    'fullMatricule',
    'brand',
    'vehicleType',
    'documentStatus',
    'missionCount',
    'status',
    'odometer',
    'num',
    'commissioningDate',
    'price',
  ],
  search: ['fullMatricule', 'brand', 'model'],
  filters: [
    {
      kind: 'preset',
      param: 'missions',
      field: 'missionCount',
      presets: {
        none: [Query.equal('missionCount', 0)],
        few: [Query.between('missionCount', 1, 9)],
        many: [Query.greaterThanEqual('missionCount', 10)],
      },
    },
    { kind: 'choice', param: 'documents', field: 'documentStatus' },
    'status',
    { kind: 'choice', param: 'vehicle', field: 'vehicleType' },
    'fuel',
    { kind: 'distinct', param: 'commissioned', field: 'commissioningYear', report: 'carsByYear', numeric: true },
    'serviceId',
    { kind: 'ref', param: 'holder', field: 'ownerDriverId', to: 'employees' },
  ],
  card: (row) => <CarCard row={row} />,
  first: (add) => <ImportButton collection="cars" otherwise={add} />,
  sections: {
    plate: ['plateKind', 'registrationNumber', 'registrationLetter', 'registrationCode'],
    vehicle: ['photoId', 'vehicleType', 'type', 'brand', 'model', 'fuel', 'fiscalPower', 'numSerie', 'num'],
    use: ['status', 'ownerDriverId', 'serviceId', 'odometer', 'odometerChecked'],
    purchase: ['commissioningDate', 'price'],
  },
  footers: { plate: (values) => <PlatePreview values={values} /> },
  initials: makeOf,
  silhouette: (row) => <Silhouette row={row} />,
  prepare: () => queryClient.query(nextNumber),
  useForm: useCarForm,
  other: makeOf,
  badges: (row) => (
    <>
      <CarStatus status={row.status} />
      <PapersStatus status={row.documentStatus} />
    </>
  ),
  acts: {
    'cars.replaceOdometer': {
      Icon: IconGauge,
      initial: ({ odometer }) => ({ odometerReplacedOn: today(), odometerBefore: odometer, odometerAfter: 0 }),
    },
    'cars.undoOdometer': { Icon: IconGaugeOff },
  },
  tabs: {
    file: [
      'plate',
      'vehicle',
      { section: 'use', fields: ['status', 'ownerDriverId', 'serviceId', 'odometer'] },
      {
        section: 'meter',
        fields: ['odometerReplacedOn', 'odometerBefore', 'odometerAfter'],
        when: (row) => row.odometerReplacedOn !== null,
      },
      'purchase',
    ],
    papers: { render: (row) => <PapersTab car={row} />, reads: 'carLegalDocuments' },
    missions: relatedTab('missions', 'missions'),
    maintenance: relatedTab('maintenance', 'maintenances'),
    fuel: relatedTab('fuel', 'fuelLogs'),
    accidents: relatedTab('accidents', 'accidents'),
    holders: relatedTab('holders', 'carAssignments'),
    ownership: relatedTab('ownership', 'carOwnerships'),
    costs: { render: (row) => <CostsTab car={row} />, reads: 'cars' },
    history: 'history',
  },
})
