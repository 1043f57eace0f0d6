import { Skeleton, Table } from '@mantine/core'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { CollectionId, Collections } from '@/api/schema.gen'
import { InRow } from '@/fields/open-link'
import type { Address } from '@/paths/address'
import type { Column } from './column'
import { tellCutWords } from './cut-words'
import { followRow } from './follow-row'
import type { ResourceTableProps } from './resource-table-props'
import { RowBox } from './row-box'
import { SortHead } from './sort-head'
import styles from './table.module.css'
import { useRowLinks } from './use-row-links'
import type { Selection } from './use-selection'

const SCROLL = `${styles.scroll} more-to-the-side`

export function Rows<C extends CollectionId>({ list, label, address, rowName }: ResourceTableProps<C>) {
  const { t } = useTranslation('parts')
  const { documents, shown, selection } = list
  const links = useRowLinks()
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
              <RowBox
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
        <Table.Tbody {...links} className={list.answer.isPlaceholderData ? styles.stale : undefined}>
          {list.answer.isPending && <WaitingRows rows={list.size} columns={shown.length} />}
          <InRow value={true}>
            {documents.map((row) => (
              <Row
                key={row.$id}
                row={row}
                columns={shown as Column<C>[]}
                selected={selection.ids.has(row.$id)}
                toggle={selection.toggle}
                address={address(row)}
                label={t('table.select', { name: rowName(row) })}
              />
            ))}
          </InRow>
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
  /** What the box by which it is chosen is called. */
  label: string
}

/** A row leads to its record: the link of its first cell is stretched over all of it, and the words of the others stand above, to be hovered and selected. */
function PlainRow<C extends CollectionId>({ row, columns, selected, toggle, address, label }: RowProps<C>) {
  return (
    <tr className={styles.row} data-row data-selected={selected || undefined} onClick={followRow}>
      <td className={styles.check}>
        <RowBox tabIndex={-1} aria-label={label} checked={selected} onChange={() => toggle(row.$id)} />
      </td>
      {columns.map((column, at) => (
        <td key={column.key} data-numeric={column.numeric}>
          {at > 0 ? (
            <span className={styles.cell}>{column.render(row)}</span>
          ) : (
            <a href={address} className={styles.rowLink} data-row-link>
              {(column.card ?? column.render)(row)}
            </a>
          )}
        </td>
      ))}
    </tr>
  )
}

const Row = memo(PlainRow) as typeof PlainRow

/** Rows that a screen has room for: what would wait below its edge is drawn for nobody. */
const ROOM = 15

function WaitingRows({ rows, columns }: { rows: number; columns: number }) {
  return Array.from({ length: Math.min(rows, ROOM) }, (_, row) => (
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
