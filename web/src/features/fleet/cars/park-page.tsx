import { CarsList } from './list-page'

/** The vehicle park: its cars, what they cost, what happened to them. */
export function ParkPage() {
  return <CarsList tabs={null} />
}
