import type { ReactNode } from 'react'
import styles from './columns.module.css'

/** Cards of different heights: they fill two columns without holes. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className={styles.panels}>{children}</div>
}
