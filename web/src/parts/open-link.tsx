import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useRights } from '@/api/hooks'
import { opens } from '@/api/rights'
import { linkTo } from './record-address'

interface OpenLinkProps {
  address: string | undefined
  /** In a window of its own: what is being written here stays. */
  beside?: boolean
  children: ReactNode
}

/** Leads where its reader may go; to anybody else it is its words alone. */
export function OpenLink({ address, beside, children }: OpenLinkProps) {
  const rights = useRights()
  if (!address || !opens(rights, linkTo(address).to)) return children
  return (
    <Anchor component={Link} {...linkTo(address)} target={beside ? '_blank' : undefined} inherit>
      {children}
    </Anchor>
  )
}
