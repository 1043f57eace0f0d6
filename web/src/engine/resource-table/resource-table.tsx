import { Paper } from '@mantine/core'
import type { CollectionId } from '@/api/schema.gen'
import { useSmall } from '@/ui/use-small'
import { Cards } from './cards'
import { EmptyState } from './empty-state'
import { ErrorState } from './error-state'
import { Pager } from './pager'
import type { ResourceTableProps } from './resource-table-props'
import { Rows } from './rows'
import { SelectionBar } from './selection-bar'
import styles from './table.module.css'
import { Toolbar } from './toolbar'

export function ResourceTable<C extends CollectionId>(props: ResourceTableProps<C>) {
  const { list } = props
  const small = useSmall()
  const { isError, isPending } = list.answer
  if (props.instead !== undefined)
    return (
      <Paper withBorder className={styles.card}>
        <Toolbar {...props} small={small} />
        <div className={styles.instead}>{props.instead}</div>
      </Paper>
    )
  const nothing = !isError && !isPending && list.total === 0
  return (
    <Paper withBorder className={styles.card}>
      <Toolbar {...props} small={small} />
      <SelectionBar selection={list.selection} bulk={props.bulk} />
      {isError && <ErrorState error={list.answer.error} onRetry={() => list.answer.refetch()} />}
      {nothing && <EmptyState list={list} empty={props.empty} />}
      {!isError && !nothing && (small ? <Cards {...props} /> : <Rows {...props} />)}
      {!isError && !nothing && <Pager list={list} />}
    </Paper>
  )
}
