import { Button } from '@mantine/core'
import { memo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Item, ItemList } from '@/ui/item-list'
import type { ExpectedRow } from './judge'

/** So many are drawn at once: an old telephone keeps up. */
const SHOWN = 50

interface RestListProps {
  rows: readonly ExpectedRow[]
  onSeen: (row: ExpectedRow) => unknown
}

/** What is expected in the office and was not found yet; what bears no label is counted here by hand. */
export const RestList = memo(List, ({ rows }, other) => rows === other.rows)

function List({ rows, onSeen }: RestListProps) {
  const { t } = useTranslation('counting')
  const [isOpen, setOpen] = useState(false)
  if (rows.length === 0) return null
  return (
    <>
      <Button size="md" variant="subtle" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('rest.title', { count: rows.length })}
      </Button>
      {isOpen && (
        <ItemList label={t('rest.title', { count: rows.length })}>
          {rows.slice(0, SHOWN).map((row) => (
            <Item
              key={row.itemId}
              order={2}
              name={
                <>
                  {row.designation} <bdi>{row.number}</bdi>
                </>
              }
              actions={
                <Button variant="default" onClick={() => onSeen(row)}>
                  {t('rest.seen')}
                </Button>
              }
            >
              {row.quantity > 1 && t('details.expected', { count: row.quantity })}
            </Item>
          ))}
        </ItemList>
      )}
    </>
  )
}
