import type { Tone } from '../status-badge'
import styles from './charts.module.css'

export interface RingPart {
  key: string
  value: number
  tone?: Tone | undefined
}

const RADIUS = 42
const AROUND = 2 * Math.PI * RADIUS
/** What is left free between two parts. */
const GAP = 1.6

/** The parts of a whole, drawn for those who look; what they are called and come to stands beside it. */
export function Ring({ parts, children }: { parts: readonly RingPart[]; children?: string }) {
  const total = parts.reduce((sum, part) => sum + part.value, 0)
  const shown = parts.filter((part) => part.value > 0)
  const gap = shown.length > 1 ? GAP : 0
  let before = 0
  return (
    <svg viewBox="0 0 100 100" className={styles.ring} aria-hidden="true">
      <circle cx="50" cy="50" r={RADIUS} className={styles.ringTrack} />
      {shown.map((part) => {
        const length = (AROUND * part.value) / total
        const offset = before
        before += length
        return (
          <circle
            key={part.key}
            cx="50"
            cy="50"
            r={RADIUS}
            className={styles.ringPart}
            data-tone={part.tone}
            data-series={part.tone ? undefined : parts.indexOf(part) % 6}
            strokeDasharray={`${Math.max(length - gap, 0.5)} ${AROUND}`}
            strokeDashoffset={-offset}
          />
        )
      })}
      <text x="50" y="50" className={styles.ringTotal}>
        {children}
      </text>
    </svg>
  )
}
