import type { Address } from '@/paths/address'
import { paths } from '@/paths/paths'

/** What is still the commune’s and where it should be: what all counts of the inventory count. */
const KEPT = { kept: 'kept' } as const

/** Those items that a count of kept ones counts, narrowed by more. */
export function keptItems(search: Readonly<Record<string, string>> = {}): Address {
  return paths.items({ ...KEPT, ...search })
}

/** The same, of a link: `bureau` and the id of an office. */
export function keptItemsOf(param: string): (id: string) => Address {
  return (id) => keptItems({ [param]: id })
}
