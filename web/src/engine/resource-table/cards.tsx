import { Skeleton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { CollectionId } from '@/api/schema.gen'
import { linkTo } from '@/paths/address'
import type { ResourceTableProps } from './resource-table-props'
import { RowBox } from './row-box'
import styles from './table.module.css'

/** A table on a phone: a list of cards, each a link to its record. */
export function Cards<C extends CollectionId>({ list, label, address, rowName, card }: ResourceTableProps<C>) {
  const { t } = useTranslation('parts')
  const { selection } = list
  return (
    <ul className={styles.cards} aria-label={label} aria-busy={list.answer.isFetching}>
      {list.answer.isPending &&
        Array.from({ length: list.size }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cards without content have no other name
          <li key={index} className={styles.cardRow}>
            <Skeleton height={52} />
          </li>
        ))}
      {list.documents.map((row) => (
        <li key={row.$id} className={styles.cardRow} data-row data-selected={selection.ids.has(row.$id) || undefined}>
          <RowBox
            tabIndex={-1}
            aria-label={t('table.select', { name: rowName(row) })}
            checked={selection.ids.has(row.$id)}
            onChange={() => selection.toggle(row.$id)}
          />
          <Link {...linkTo(address(row))} className={styles.cardLink} data-row-link>
            {card(row)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
