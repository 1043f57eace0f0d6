import { Checkbox, Skeleton, Table } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { CollectionId, Collections } from '@/api/schema.gen'
import { type Address, linkTo } from '@/paths/address'
import type { Column } from './column'
import { tellCutWords } from './cut-words'
import { followRow } from './follow-row'
import type { ResourceTableProps } from './resource-table-props'
import { SortHead } from './sort-head'
import styles from './table.module.css'
import type { Selection } from './use-selection'

const SCROLL = `${styles.scroll} more-to-the-side`

export function Rows<C extends CollectionId>({ list, label, address, rowName }: ResourceTableProps<C>) {
  const { t } = useTranslation('parts')
  const { documents, shown, selection } = list
  const ids = documents.map((row) => row.$id)
  const chosen = ids.filter((id) => selection.ids.has(id)).length
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={SCROLL} tabIndex={0} aria-label={label} aria-busy={list.answer.isFetching}>
      <Table
        horizontalSpacing={8}
        className={styles.table}
        data-compact={list.compact || undefined}
        onMouseOver={tellCutWords}
        highlightOnHover
        stickyHeader
      >
        <Table.Thead>
          <Table.Tr>
            <Table.Th className={styles.check}>
              <Checkbox
                aria-label={t('table.selectPage')}
                checked={chosen > 0 && chosen === ids.length}
                indeterminate={chosen > 0 && chosen < ids.length}
                onChange={() => selection.toggleAll(ids)}
                disabled={ids.length === 0}
              />
            </Table.Th>
            {shown.map((column) => (
              <SortHead key={column.key} column={column} sort={list.sort} onSort={(sort) => list.change({ sort })} />
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody className={list.answer.isPlaceholderData ? styles.stale : undefined}>
          {list.answer.isPending && <WaitingRows rows={list.size} columns={shown.length} />}
          {documents.map((row) => (
            <Row
              key={row.$id}
              row={row}
              columns={shown as Column<C>[]}
              selected={selection.ids.has(row.$id)}
              toggle={selection.toggle}
              address={address(row)}
              name={rowName(row)}
            />
          ))}
        </Table.Tbody>
      </Table>
    </section>
  )
}

interface RowProps<C extends CollectionId> {
  row: Collections[C]
  columns: readonly Column<C>[]
  selected: boolean
  toggle: Selection['toggle']
  address: Address
  name: string
}

/** A row leads to its record: the link of its first cell is stretched over all of it, and the words of the others stand above, to be hovered and selected. */
function PlainRow<C extends CollectionId>({ row, columns, selected, toggle, address, name }: RowProps<C>) {
  const { t } = useTranslation('parts')
  return (
    <Table.Tr className={styles.row} data-row data-selected={selected || undefined} onClick={followRow}>
      <Table.Td className={styles.check}>
        <Checkbox
          tabIndex={-1}
          aria-label={t('table.select', { name })}
          checked={selected}
          onChange={() => toggle(row.$id)}
        />
      </Table.Td>
      {columns.map((column, at) => (
        <Table.Td key={column.key} data-numeric={column.numeric}>
          {at > 0 ? (
            <span className={styles.cell}>{column.render(row)}</span>
          ) : (
            <Link {...linkTo(address)} className={styles.rowLink} data-row-link>
              {(column.card ?? column.render)(row)}
            </Link>
          )}
        </Table.Td>
      ))}
    </Table.Tr>
  )
}

const Row = memo(PlainRow) as typeof PlainRow

function WaitingRows({ rows, columns }: { rows: number; columns: number }) {
  return Array.from({ length: rows }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rows without content have no other name
    <Table.Tr key={row} aria-hidden="true">
      {Array.from({ length: columns + 1 }, (_, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cells without content have no other name
        <Table.Td key={column}>
          <Skeleton height={20} radius="sm" />
        </Table.Td>
      ))}
    </Table.Tr>
  ))
}
