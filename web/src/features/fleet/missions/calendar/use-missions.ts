import { useQuery } from '@tanstack/react-query'
import { Query } from 'appwrite'
import { allQuery } from '@/api/documents'
import { boundsOf } from '@/engine/calendar/month'

const SHOWN = [
  'persoActifId',
  'driverId',
  'companions',
  'carId',
  'destination',
  'destinationAr',
  'departAt',
  'returnAt',
  'returnedAt',
  'status',
]
const LINKED = ['employee.fullNameFr', 'employee.fullNameAr', 'car.fullMatricule']

export interface CalendarFilters {
  car?: string | undefined
  employee?: string | undefined
}

/** The missions that take some of a month, of one car or person when asked; cancelled ones take nothing. */
export function monthQueries(month: string, { car, employee }: CalendarFilters): string[] {
  const { from, to } = boundsOf(month)
  const goes = (id: string) =>
    Query.or([Query.equal('persoActifId', id), Query.equal('driverId', id), Query.contains('companions', [id])])
  return [
    Query.isNull('cancelledAt'),
    Query.lessThan('departAt', to),
    Query.or([Query.greaterThan('returnAt', from), Query.greaterThan('returnedAt', from)]),
    ...(car ? [Query.equal('carId', car)] : []),
    ...(employee ? [goes(employee)] : []),
    Query.select([...SHOWN, ...LINKED]),
    Query.orderAsc('departAt'),
  ]
}

export function useMonthMissions(month: string, filters: CalendarFilters) {
  const queries = monthQueries(month, filters)
  return useQuery(allQuery('missions', queries))
}
