import type { ReactNode } from 'react'
import styles from './status-badge.module.css'

export type Tone = 'good' | 'warn' | 'bad' | 'info' | 'quiet'

interface StatusBadgeProps {
  tone: Tone
  /** All of it, where its words are short for more. */
  title?: string | undefined
  children: ReactNode
}

/** A state: always words on one line, in dark text on a tint, with a dot for those who look before they read. */
export function StatusBadge({ tone, title, children }: StatusBadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone} title={title}>
      {children && <span className={styles.words}>{children}</span>}
    </span>
  )
}
