import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Address } from '@/paths/address'
import type { Tone } from '@/ui/status-badge'
import { Bar } from './bar'
import styles from './bar-chart.module.css'
import { RowLink } from './row-link'

export interface ChartBar {
  key: string
  label: ReactNode
  value: number
  /** What it means, where it is a state. */
  tone?: Tone | undefined
  /** Where what it counts is listed. */
  address?: Address | undefined
}

interface BarChartProps {
  /** Names the chart to those who cannot see it. */
  label: string
  bars: readonly ChartBar[]
  format: (value: number) => string
  /** What is said where there is nothing to draw. */
  none: string
}

/** Bars as a table that is read: a name, a figure, and the bar beside it for those who look. */
export function BarChart({ label, bars, format, none }: BarChartProps) {
  const max = Math.max(...bars.map((bar) => bar.value), 0)
  if (bars.length === 0) return <Text c="dimmed">{none}</Text>
  return (
    <table className={styles.chart} aria-label={label}>
      <tbody>
        {bars.map((bar) => (
          <tr key={bar.key}>
            <th scope="row" className={styles.label}>
              <RowLink address={bar.address}>{bar.label}</RowLink>
            </th>
            <td className={styles.track}>
              <Bar value={bar.value} max={max} tone={bar.tone} />
            </td>
            <td className={styles.value}>
              <span className="ltr tabular">{format(bar.value)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
