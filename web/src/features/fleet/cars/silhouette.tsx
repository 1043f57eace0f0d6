import { IconCar, IconMotorbike, IconTractor, IconTruck } from '@tabler/icons-react'
import type { Cars, VehicleType } from '@/api/schema.gen'

const ICONS: Record<VehicleType, typeof IconCar> = {
  car: IconCar,
  motorcycle: IconMotorbike,
  truck: IconTruck,
  tractor: IconTractor,
}

/** What stands for the photo of a car that has none: its kind. */
export function Silhouette({ row }: { row: Pick<Cars, 'vehicleType'> }) {
  const Icon = ICONS[row.vehicleType] ?? IconCar
  return <Icon size={64} stroke={1.1} />
}
