import type { ReactNode } from 'react'
import { EMPTY } from '@/i18n/format'
import styles from './details.module.css'

export function Details({ children }: { children: ReactNode }) {
  return <dl className={styles.list}>{children}</dl>
}

interface DetailProps {
  label: string
  /** Plates, phones and codes: left to right in any text. */
  ltr?: boolean
  children?: ReactNode
}

export function Detail({ label, ltr, children }: DetailProps) {
  const empty = children === undefined || children === null || children === '' || children === EMPTY
  return (
    <div className={styles.row}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{empty ? EMPTY : <span className={ltr ? 'ltr' : 'name'}>{children}</span>}</dd>
    </div>
  )
}
