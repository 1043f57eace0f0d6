import { queryOptions } from '@tanstack/react-query'
import { readAction } from '@/api/actions'

/** What a car cost in a period; null where nothing can be said. */
export interface Costs {
  distance: number | null
  litres: number | null
  fuelCost: number | null
  maintenanceCost: number | null
  accidentCost: number | null
  paperCost: number | null
  total: number | null
  costPerKm: number | null
  fuelPer100Km: number | null
}

export interface CarCosts extends Costs {
  carId: string
  plate: string
}

export interface Period {
  from?: string
  to?: string
}

/** What the cars cost, each and together. Counted from many collections, so any change asks again. */
export function costsQuery(asked: Period & { carId?: string }) {
  return queryOptions({
    queryKey: ['report', 'costs', asked],
    queryFn: (): Promise<{ rows: CarCosts[]; total: Costs }> => readAction('cars.costs', asked),
  })
}
