import { Title, type TitleOrder } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './lines.module.css'

interface LinesProps {
  label: string
  /** `ol` where the order says something. */
  as?: 'ul' | 'ol'
  children: ReactNode
}

/** Things of one kind, one below the other. */
export function Lines({ label, as: List = 'ul', children }: LinesProps) {
  return (
    <List className={styles.list} aria-label={label}>
      {children}
    </List>
  )
}

interface LineProps {
  /** What it is called, with its state. */
  name: ReactNode
  order?: TitleOrder
  /** What can be done with it. */
  acts: ReactNode
  /** More about it, below its name. */
  children: ReactNode
}

export function Line({ name, order = 2, acts, children }: LineProps) {
  return (
    <li className={styles.line}>
      <div className={styles.what}>
        <Title order={order} size="h5" className={styles.name}>
          {name}
        </Title>
        {children}
      </div>
      {acts}
    </li>
  )
}
