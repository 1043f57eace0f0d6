import type { ReactNode } from 'react'
import styles from './table.module.css'

/** A screen that is a list: its title and its table share the height of the window. */
export function ListScreen({ children }: { children: ReactNode }) {
  return <div className={styles.screen}>{children}</div>
}
