import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { linkTo } from './record-address'
import styles from './row-link.module.css'

interface RowLinkProps {
  /** Where what the row counts is listed; without it nothing leads anywhere. */
  address?: string
  children: ReactNode
}

/** The name of a row of figures, which leads to what they count; a click anywhere in the row does. */
export function RowLink({ address, children }: RowLinkProps) {
  if (address === undefined) return children
  return (
    <Anchor component={Link} {...linkTo(address)} inherit className={styles.link}>
      {children}
    </Anchor>
  )
}
