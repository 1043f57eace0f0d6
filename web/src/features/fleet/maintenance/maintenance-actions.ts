import { queryOptions } from '@tanstack/react-query'
import { readAction } from '@/api/actions'
import { answeredFrom } from '@/api/answered-from'
import type { MaintenancesKind } from '@/api/schema.gen'

/** A spare part that work used, as the server keeps it. */
export interface UsedPart {
  partId: string
  quantity: number
  unitCost?: number
}

/** A maintenance that comes round, by its day, by the odometer, or by both. */
export interface DueMaintenance {
  maintenanceId: string
  carId: string
  plate: string
  kind: MaintenancesKind
  dueOn: string | null
  dueAtKm: number | null
  odometer: number | null
  daysLeft: number | null
  kmLeft: number | null
  overdue: boolean
}

/** What is due of all cars, the overdue first. */
export const dueMaintenancesQuery = queryOptions({
  queryKey: ['maintenances', 'due'],
  meta: answeredFrom('maintenances', 'cars', 'fuelLogs', 'missions'),
  queryFn: (): Promise<{ rows: DueMaintenance[] }> => readAction('maintenances.due'),
})
