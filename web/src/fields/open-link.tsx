import { createContext, type ReactNode, useContext } from 'react'
import { useRights } from '@/api/hooks'
import { opens } from '@/api/rights'
import type { Address } from '@/paths/address'
import { linkTo, pathOf } from '@/paths/address'
import { AnchorLink } from '@/ui/links'

/** Whether links stand in the row of a list, which is one stop of the Tab key: the arrows lead to them. */
export const InRow = createContext(false)

interface OpenLinkProps {
  address: Address | undefined
  /** In a window of its own: what is being written here stays. */
  beside?: boolean
  children: ReactNode
}

/** Leads where its reader may go; to anybody else it is its words alone. */
export function OpenLink({ address, beside, children }: OpenLinkProps) {
  const rights = useRights()
  const isInRow = useContext(InRow)
  if (!address || !opens(rights, pathOf(address))) return children
  return (
    <AnchorLink {...linkTo(address)} {...(beside && { target: '_blank' })} tabIndex={isInRow ? -1 : undefined} inherit>
      {children}
    </AnchorLink>
  )
}
