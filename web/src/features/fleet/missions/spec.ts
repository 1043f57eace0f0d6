import { Query } from 'appwrite'
import type { ListSpec } from '@/api/list'
import { formatMonth } from '@/i18n/format'
import type { Language } from '@/i18n/language'
import { isMonth } from '@/parts/calendar/month'
import { MISSION_PARAMS } from './address'

const monthName = (month: string, language: Language) => (isMonth(month) ? formatMonth(month, language) : month)

const FILTERS: Record<(typeof MISSION_PARAMS)[number], ListSpec<'missions'>['filters'][number]> = {
  employee: { kind: 'ref', param: 'employee', field: 'persoActifId', to: 'employees' },
  bureau: { kind: 'ref', param: 'bureau', field: 'bureau', to: 'bureaux' },
  destination: { kind: 'text', param: 'destination', field: 'destination' },
  car: { kind: 'ref', param: 'car', field: 'carId', to: 'cars' },
  status: { kind: 'choice', param: 'status', field: 'status' },
  month: { kind: 'word', param: 'month', field: 'month', report: 'missionsByMonth', shown: monthName },
  service: { kind: 'ref', param: 'service', field: 'serviceId', to: 'services' },
  place: { kind: 'word', param: 'place', field: 'destination', report: 'missionsByDestination' },
  cancelled: {
    kind: 'case',
    param: 'cancelled',
    field: 'cancelledAt',
    cases: { without: [Query.isNull('cancelledAt')] },
  },
}

/** Numbers follow the order of creation: the newest comes first. */
export const MISSION_LIST: ListSpec<'missions'> = {
  collection: 'missions',
  sort: '-$createdAt',
  fallback: '$createdAt',
  search: { text: ['numSerie', 'mission'], least: 2 },
  filters: MISSION_PARAMS.map((param) => FILTERS[param]),
  expand: ['employee.fullNameFr', 'employee.fullNameAr', 'car.fullMatricule', 'bureauDoc.nameFr', 'bureauDoc.nameAr'],
  sorts: {
    $createdAt: 'num',
    'employee.fullNameFr': 'persoActifId',
    'employee.fullNameAr': 'persoActifId',
    destination: 'destination',
    departAt: 'departAt',
    returnAt: 'returnAt',
    distance: 'distance',
  },
}

/** The linked documents that the page of a mission shows. */
export const MISSION_LINKS = ['employee', 'bureauDoc', 'service', 'car', 'driver', 'overriddenBy'] as const

export const GROUPS = {
  who: ['persoActifId', 'bureau', 'destination', 'mission'],
  when: ['departAt', 'returnAt'],
  how: ['transport', 'carId', 'driverId', 'companions', 'odometerOut', 'overrideReason'],
  back: ['returnedAt', 'odometerIn', 'fuelLitres'],
} as const
