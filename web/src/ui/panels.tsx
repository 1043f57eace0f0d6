import type { ReactNode } from 'react'
import styles from './panels.module.css'

/** Cards of different heights: they fill two columns without holes. */
export function Panels({ children }: { children: ReactNode }) {
  return <div className={styles.panels}>{children}</div>
}
