import { Text } from '@mantine/core'
import type { SpareMovements, SpareParts } from '@/api/schema.gen'
import { ChoiceBadge } from '@/fields/choice-badge'
import { EMPTY, formatNumber } from '@/i18n/format'
import { useLanguage } from '@/ui/use-language'
import { formatSigned } from './ledger'
import styles from './spare-parts.module.css'

export function StockBadge({ row }: { row: Pick<SpareParts, 'stock'> }) {
  return <ChoiceBadge collection="spareParts" field="stock" value={row.stock} />
}

export function MovementBadge({ row }: { row: Pick<SpareMovements, 'kind'> }) {
  return <ChoiceBadge collection="spareMovements" field="kind" value={row.kind} />
}

/** A part by its name, its reference beneath. */
export function PartCell({ row }: { row: SpareParts }) {
  return (
    <div>
      <div className="name">{row.partName}</div>
      {row.reference && (
        <Text size="xs" c="dimmed" component="div" data-second>
          <span className="ltr breaks">{row.reference}</span>
        </Text>
      )}
    </div>
  )
}

/** How many there are, in their unit. */
export function QuantityCell({ row }: { row: Pick<SpareParts, 'quantity' | 'unit'> }) {
  const language = useLanguage()
  return (
    <span className="tabular">
      {formatNumber(row.quantity, language)}
      {row.unit && (
        <>
          {' '}
          <span dir="auto">{row.unit}</span>
        </>
      )}
    </span>
  )
}

/** What a movement adds or takes, with its sign. */
export function ChangeCell({ row }: { row: Pick<SpareMovements, 'change'> }) {
  const language = useLanguage()
  return <span className="ltr tabular">{row.change === null ? EMPTY : formatSigned(row.change, language)}</span>
}

/** A part on a phone. */
export function PartCard({ row }: { row: SpareParts }) {
  return (
    <div className={styles.card}>
      <PartCell row={row} />
      <span className={styles.facts}>
        <QuantityCell row={row} />
        <StockBadge row={row} />
      </span>
    </div>
  )
}
