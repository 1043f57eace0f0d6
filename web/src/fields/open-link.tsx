import type { ReactNode } from 'react'
import { useRights } from '@/api/hooks'
import { opens } from '@/api/rights'
import type { Address } from '@/paths/address'
import { linkTo, pathOf } from '@/paths/address'
import { AnchorLink } from '@/ui/links'

interface OpenLinkProps {
  address: Address | undefined
  /** In a window of its own: what is being written here stays. */
  beside?: boolean
  children: ReactNode
}

/** Leads where its reader may go; to anybody else it is its words alone. */
export function OpenLink({ address, beside, children }: OpenLinkProps) {
  const rights = useRights()
  if (!address || !opens(rights, pathOf(address))) return children
  return (
    <AnchorLink {...linkTo(address)} target={beside ? '_blank' : undefined} inherit>
      {children}
    </AnchorLink>
  )
}
