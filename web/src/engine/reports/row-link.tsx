import type { ReactNode } from 'react'
import { useRights } from '@/api/hooks'
import { opens } from '@/api/rights'
import type { Address } from '@/paths/address'
import { linkTo, pathOf } from '@/paths/address'
import { AnchorLink } from '@/ui/links'
import styles from './row-link.module.css'

interface RowLinkProps {
  /** Where what the row counts is listed; without it nothing leads anywhere. */
  address?: Address | undefined
  children: ReactNode
}

/** The name of a row of figures, which leads to what they count; a click anywhere in the row does. */
export function RowLink({ address, children }: RowLinkProps) {
  const rights = useRights()
  if (address === undefined || !opens(rights, pathOf(address))) return children
  return (
    <AnchorLink {...linkTo(address)} inherit className={styles.link}>
      {children}
    </AnchorLink>
  )
}
