import type { Tone } from '../status-badge'
import styles from './charts.module.css'
import { scaleOf } from './scale'

interface ColumnsProps {
  /** What stands beneath each column. */
  labels: readonly string[]
  /** What makes up a column; with a tone, where it is a state. */
  series: readonly { label: string; values: readonly number[]; tone?: Tone }[]
  /** How a mark of the scale is written. */
  format: (value: number) => string
  /** What the scale counts; nothing where it counts things. */
  unit?: string
  /** What one column says in full. */
  say: (at: number) => string
}

/** Columns side by side, each of what makes it up, one upon the other. They follow the direction of the page. */
export function StackedColumns({ labels, series, format, unit, say }: ColumnsProps) {
  const totals = labels.map((_, at) => series.reduce((sum, one) => sum + (one.values[at] ?? 0), 0))
  const { top, marks } = scaleOf(Math.max(...totals, 0))
  return (
    <div className={styles.columns} aria-hidden="true">
      <div className={styles.scale}>
        {marks.map((mark) => (
          <span key={mark} className="ltr tabular" style={{ insetBlockEnd: `${(100 * mark) / top}%` }}>
            {format(mark)}
          </span>
        ))}
      </div>
      <div className={styles.field}>
        {marks.map((mark) => (
          <i key={mark} className={styles.line} style={{ insetBlockEnd: `${(100 * mark) / top}%` }} />
        ))}
        {labels.map((_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two months may begin with one letter
          <div key={at} className={styles.column} title={say(at)}>
            {series.map((one, row) => (
              <span
                key={one.label}
                className={styles.block}
                data-tone={one.tone}
                data-series={one.tone ? undefined : row % 6}
                style={{ blockSize: `${(100 * (one.values[at] ?? 0)) / top}%` }}
              />
            ))}
          </div>
        ))}
      </div>
      <span className={styles.unit}>{unit}</span>
      <div className={styles.labels}>
        {labels.map((label, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two months may begin with one letter
          <span key={at}>{label}</span>
        ))}
      </div>
    </div>
  )
}
