import type { ReactNode } from 'react'
import { useRights } from '@/api/hooks'
import { can, type VerbOf } from '@/api/rights'
import type { CollectionId } from '@/api/schema.gen'

interface CanProps<C extends CollectionId> {
  verb: VerbOf<C>
  collection: C
  children: ReactNode
}

/** Shows what the caller may do; the server decides anyway. */
export function Can<C extends CollectionId>({ verb, collection, children }: CanProps<C>) {
  return can(useRights(), verb, collection) ? children : null
}
