import type { ReactNode } from 'react'
import styles from './status-badge.module.css'

export type Tone = 'good' | 'warn' | 'bad' | 'info' | 'quiet'

/** A state: always words, in dark text on a tint, with a dot for those who look before they read. */
export function StatusBadge({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  )
}
