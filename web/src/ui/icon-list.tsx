import type { TablerIcon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './icon-list.module.css'

/** Lines inside a card, one below the other. */
export function IconList({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>
}

interface IconItemProps {
  Icon?: TablerIcon
  /** Its state, and what can be done with it. */
  end?: ReactNode
  /** What it is. */
  children: ReactNode
}

export function IconItem({ Icon, end, children }: IconItemProps) {
  return (
    <li className={styles.line}>
      {Icon && <Icon size={22} aria-hidden="true" className={styles.icon} />}
      <div className={styles.text}>{children}</div>
      {end}
    </li>
  )
}
