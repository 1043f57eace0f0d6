import { Title, type TitleOrder } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './item-list.module.css'

interface ItemListProps {
  label: string
  /** `ol` where the order says something. */
  as?: 'ul' | 'ol'
  children: ReactNode
}

/** Things of one kind, one below the other. */
export function ItemList({ label, as: List = 'ul', children }: ItemListProps) {
  return (
    <List className={styles.list} aria-label={label}>
      {children}
    </List>
  )
}

interface ItemProps {
  /** What it is called, with its state. */
  name: ReactNode
  order?: TitleOrder
  /** What can be done with it. */
  actions: ReactNode
  /** More about it, below its name. */
  children: ReactNode
}

export function Item({ name, order = 2, actions, children }: ItemProps) {
  return (
    <li className={styles.line}>
      <div className={styles.what}>
        <Title order={order} size="h5" className={styles.name}>
          {name}
        </Title>
        {children}
      </div>
      {actions}
    </li>
  )
}
