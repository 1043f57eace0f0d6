import { NONE } from '@/api/list'
import type { ReportGroup } from '@/api/reports'
import type { ChartBar } from '@/engine/reports/bar-chart'
import type { Address } from '@/paths/address'
import type { Tone } from '@/ui/status-badge'

interface Drawing {
  /** What a group without a value is called. */
  none: string
  address: (value: string) => Address
  /** What a value means, where it is a state. */
  tone?: ((value: string) => Tone | undefined) | undefined
}

/** The groups of a report as bars, the longest first. */
export function barsOf(groups: readonly ReportGroup[], { none, address, tone }: Drawing): ChartBar[] {
  return [...groups]
    .sort((one, other) => other.count - one.count)
    .map(({ by: [given], label: [label], count }) => {
      const value = given === null || given === undefined ? undefined : String(given)
      return {
        key: value ?? NONE,
        label: value === undefined ? none : label || value,
        value: count,
        tone: value === undefined ? undefined : tone?.(value),
        address: address(value ?? NONE),
      }
    })
}
