import type { ReactNode } from 'react'
import type { CollectionId, Collections } from '@/api/schema.gen'
import type { Address } from '@/paths/address'
import type { EmptyStateTexts } from './empty-state'
import type { List } from './use-list'

export interface ResourceTableProps<C extends CollectionId> {
  list: List<C>
  /** Names the list to those who cannot see it. */
  label: string
  placeholder: string
  /** Filter parameter → what the list calls it, where the declaration's label does not do. */
  filterLabels?: Record<string, string> | undefined
  /** Parameters of the filters that stand in the bar; the others fold into a button. */
  pinnedFilters?: readonly string[]
  address: (row: Collections[C]) => Address
  rowName: (row: Collections[C]) => string
  /** The two or three facts that matter, for the phone. */
  card: (row: Collections[C]) => ReactNode
  /** What to say and do when there is nothing at all. */
  empty: EmptyStateTexts
  /** What stands in place of the rows, beneath their filters. */
  instead?: ReactNode
  /** What can be done with the selected rows. */
  bulk?: ((ids: readonly string[], clear: () => void) => ReactNode) | undefined
}
