import type { ReactNode } from 'react'
import { useRights } from '@/api/hooks'
import { can, type Verb } from '@/api/rights'
import type { CollectionId } from '@/api/schema.gen'

interface CanProps {
  verb: Verb | (string & {})
  collection: CollectionId
  children: ReactNode
}

/** Shows what the caller may do; the server decides anyway. */
export function Can({ verb, collection, children }: CanProps) {
  return can(useRights(), verb, collection) ? children : null
}
