import { Paper } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { ReactNode } from 'react'
import type { CollectionId, Collections } from '@/api/schema.gen'
import { Cards } from './cards'
import { Pager } from './pager'
import { Rows } from './rows'
import { SelectionBar } from './selection-bar'
import { type Emptiness, ListFailed, ListNothing } from './states'
import styles from './table.module.css'
import { Toolbar } from './toolbar'
import type { List } from './use-list'

export interface ResourceTableProps<C extends CollectionId> {
  list: List<C>
  /** Names the list to those who cannot see it. */
  label: string
  placeholder: string
  /** Filter parameter → what the list calls it, where the declaration's label does not do. */
  filterLabels?: Record<string, string>
  /** Parameters of the filters that stand in the bar; the others fold into a button. */
  inBar?: readonly string[]
  address: (row: Collections[C]) => string
  rowName: (row: Collections[C]) => string
  /** The two or three facts that matter, for the phone. */
  card: (row: Collections[C]) => ReactNode
  /** What to say and do when there is nothing at all. */
  empty: Emptiness
  /** What can be done with the selected rows. */
  bulk?: (ids: readonly string[], clear: () => void) => ReactNode
}

export function ResourceTable<C extends CollectionId>(props: ResourceTableProps<C>) {
  const { list } = props
  const small = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false })
  const { isError, isPending } = list.answer
  const nothing = !isError && !isPending && list.total === 0
  return (
    <Paper withBorder className={styles.card}>
      <Toolbar {...props} small={small ?? false} />
      <SelectionBar selection={list.selection} bulk={props.bulk} />
      {isError && <ListFailed error={list.answer.error} onRetry={() => list.answer.refetch()} />}
      {nothing && <ListNothing list={list} empty={props.empty} />}
      {!isError && !nothing && (small ? <Cards {...props} /> : <Rows {...props} />)}
      {!isError && !nothing && <Pager list={list} />}
    </Paper>
  )
}
