import { Query } from 'appwrite'
import type { ListSpec } from '@/api/list'

/** So many missions of this year, as the list is filtered. */
const MISSION_COUNTS = {
  none: [Query.equal('missionCount', 0)],
  few: [Query.between('missionCount', 1, 9)],
  many: [Query.greaterThanEqual('missionCount', 10)],
} as const

export const CAR_LIST: ListSpec<'cars'> = {
  collection: 'cars',
  sort: '-$createdAt',
  fallback: 'fullMatricule',
  search: { text: ['fullMatricule'] },
  filters: [
    { kind: 'case', param: 'missions', field: 'missionCount', cases: MISSION_COUNTS },
    { kind: 'choice', param: 'documents', field: 'documentStatus' },
    { kind: 'choice', param: 'status', field: 'status' },
    { kind: 'choice', param: 'vehicle', field: 'vehicleType' },
    { kind: 'choice', param: 'fuel', field: 'fuel' },
    { kind: 'word', param: 'commissioned', field: 'commissioningYear', report: 'carsByYear', numeric: true },
    { kind: 'ref', param: 'service', field: 'serviceId', to: 'services' },
    { kind: 'ref', param: 'holder', field: 'ownerDriverId', to: 'employees' },
  ],
  expand: ['ownerDriver.fullNameFr', 'ownerDriver.fullNameAr', 'service.nameFr', 'service.nameAr'],
  sorts: {
    $createdAt: 'fullMatricule',
    fullMatricule: 'fullMatricule',
    brand: 'brand',
    vehicleType: 'vehicleType',
    documentStatus: 'documentStatus',
    missionCount: 'missionCount',
    status: 'status',
    odometer: 'odometer',
    num: 'num',
    commissioningDate: 'commissioningDate',
    price: 'price',
  },
}

/** The linked documents that the page of a car shows. */
export const CAR_LINKS = ['ownerDriver', 'service'] as const

export const GROUPS = {
  plate: ['plateKind', 'registrationNumber', 'registrationLetter', 'registrationCode'],
  vehicle: ['photoId', 'vehicleType', 'type', 'brand', 'model', 'fuel', 'fiscalPower', 'numSerie', 'num'],
  use: ['status', 'ownerDriverId', 'serviceId', 'odometer'],
  purchase: ['commissioningDate', 'price'],
} as const
export type GroupName = keyof typeof GROUPS
