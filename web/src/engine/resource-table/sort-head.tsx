import { Table, UnstyledButton } from '@mantine/core'
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { CollectionId } from '@/api/schema.gen'
import type { Column } from './column'
import styles from './table.module.css'

/** Labels shorter than this stay on one line. */
const SHORT = 12

interface SortHeadProps<C extends CollectionId> {
  column: Column<C>
  sort: string
  onSort: (sort: string) => void
}

export function SortHead<C extends CollectionId>({ column, sort, onSort }: SortHeadProps<C>) {
  const { t } = useTranslation('parts')
  if (!column.sort) return <Table.Th data-numeric={column.numeric}>{column.label}</Table.Th>
  const up = sort === column.sort
  const down = sort === `-${column.sort}`
  const Icon = up ? IconArrowUp : down ? IconArrowDown : IconArrowsSort
  const next = up ? `-${column.sort}` : column.sort
  return (
    <Table.Th aria-sort={up ? 'ascending' : down ? 'descending' : 'none'} data-numeric={column.numeric}>
      <UnstyledButton
        className={styles.sort}
        data-short={column.label.length < SHORT || undefined}
        onClick={() => onSort(next)}
        title={t('table.sortBy', { name: column.label })}
      >
        {column.label}
        <Icon size={15} className={up || down ? undefined : styles.unsorted} aria-hidden="true" />
      </UnstyledButton>
    </Table.Th>
  )
}
