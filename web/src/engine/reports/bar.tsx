import type { Tone } from '@/ui/status-badge'
import styles from './bar.module.css'
import { shareOf } from './share'

interface BarProps {
  value: number
  max: number
  /** What it counts, where that is a state: it is drawn in the colour of its badge. */
  tone?: Tone | undefined
}

/** A value beside the greatest of its like, for those who look; the figure itself stands next to it. */
export function Bar({ value, max, tone }: BarProps) {
  return (
    <span className={styles.track} aria-hidden="true">
      <span className={styles.fill} data-tone={tone} style={{ inlineSize: `${shareOf(value, max)}%` }} />
    </span>
  )
}
