import type { CarCosts } from '@/api/actions.gen'
import { NONE } from '@/api/list'
import type { ReportGroup } from '@/api/reports'
import type { ChartBar } from '@/engine/reports/bar-chart'
import { Plate } from '@/fields/plate'
import type { Address } from '@/paths/address'
import type { Tone } from '@/ui/status-badge'

interface Drawing {
  /** What a group without a value is called. */
  none: string
  address?: ((value: string) => Address) | undefined
  order?: 'group' | undefined
  /** What a value means, where it is a state. */
  tone?: ((value: string) => Tone | undefined) | undefined
}

/** The groups of a report as bars: the longest first, unless the groups have an order of their own. */
export function barsOf(groups: readonly ReportGroup[], { none, address, order, tone }: Drawing): ChartBar[] {
  const inOrder = [...groups].sort((one, other) =>
    order === 'group' ? String(one.by[0]).localeCompare(String(other.by[0])) : other.count - one.count,
  )
  return inOrder.map(({ by: [value], label: [label], count }) => ({
    key: String(value),
    label: isGiven(value) ? label || String(value) : none,
    value: count,
    tone: isGiven(value) ? tone?.(String(value)) : undefined,
    address: address?.(isGiven(value) ? String(value) : NONE),
  }))
}

const isGiven = (value: string | number | null | undefined) => value !== null && value !== undefined

/** Bars that are worth looking at; the table has them all. */
const DRAWN = 10

/** The cars that stand highest in a figure. */
export function topCars(
  rows: readonly CarCosts[],
  figure: 'costPerKm' | 'fuelPer100Km' | 'total',
  addressOf: (car: string) => Address,
): ChartBar[] {
  return rows
    .flatMap((row) => (row[figure] ? [{ row, value: row[figure] }] : []))
    .sort((one, other) => other.value - one.value)
    .slice(0, DRAWN)
    .map(({ row, value }) => ({
      key: row.carId,
      label: <Plate>{row.plate ?? ''}</Plate>,
      value,
      address: addressOf(row.carId),
    }))
}
