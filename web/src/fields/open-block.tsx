import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useRights } from '@/api/hooks'
import { opens } from '@/api/rights'
import { type Address, linkTo, pathOf } from '@/paths/address'

interface OpenBlockProps {
  address: Address | undefined
  className?: string | undefined
  /** All that it says, where it is cut or shows a mark alone. */
  title?: string | undefined
  children: ReactNode
}

/** A block that leads as a whole where its reader may go; to anybody else it stands still. */
export function OpenBlock({ address, className, title, children }: OpenBlockProps) {
  const rights = useRights()
  if (!address || !opens(rights, pathOf(address))) {
    return (
      <div className={className} title={title}>
        {children}
      </div>
    )
  }
  return (
    <Link {...linkTo(address)} className={className} title={title}>
      {children}
    </Link>
  )
}
