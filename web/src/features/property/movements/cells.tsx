import { IconArrowRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { InventoryMovements } from '@/api/schema.gen'
import { titleOf } from '@/api/titles'
import { ChoiceBadge } from '@/fields/choice-badge'
import { RecordName } from '@/fields/record-name'
import { EMPTY, formatDay } from '@/i18n/format'
import { StatusBadge } from '@/ui/status-badge'
import { useLanguage } from '@/ui/use-language'
import styles from './movements.module.css'

/** What happened; an undoing says that it is one. */
export function KindBadge({ row }: { row: Pick<InventoryMovements, 'kind' | 'undoesId'> }) {
  const { t } = useTranslation('inventory')
  if (row.undoesId) return <StatusBadge tone="quiet">{t('timeline.undoes')}</StatusBadge>
  return <ChoiceBadge collection="inventoryMovements" field="kind" value={row.kind} />
}

type Way = Pick<InventoryMovements, 'fromBureauId' | 'fromBureau' | 'toBureauId' | 'toBureau'>

/** From which office to which; nothing where it stays where it is. */
export function WayCell({ row }: { row: Way }) {
  if (!row.toBureauId) return row.fromBureauId ? <RecordName document={row.fromBureau} /> : EMPTY
  if (!row.fromBureauId || row.fromBureauId === row.toBureauId) return <RecordName document={row.toBureau} />
  return (
    <span className={styles.way}>
      <RecordName document={row.fromBureau} />
      <IconArrowRight size={15} className="flip" aria-label="→" role="img" />
      <RecordName document={row.toBureau} />
    </span>
  )
}

interface AcceptanceBadgeProps {
  row: InventoryMovements
  /** Where there is no room for the day. */
  isShort?: boolean
}

/** What a hand-over still waits for. */
export function AcceptanceBadge({ row, isShort = false }: AcceptanceBadgeProps) {
  const { t } = useTranslation('inventory')
  const language = useLanguage()
  if (row.kind !== 'handover' || row.undoesId) return null
  if (row.refusedReason) return <StatusBadge tone="bad">{t('movements.filters.waiting.no')}</StatusBadge>
  if (row.acceptedAt) {
    const at = formatDay(row.acceptedAt, language)
    return (
      <StatusBadge tone="good">
        {isShort ? t('movements.filters.waiting.one') : t('timeline.accepted', { at })}
      </StatusBadge>
    )
  }
  if (row.signedFileId) return <StatusBadge tone="good">{t('timeline.signed')}</StatusBadge>
  return (
    <StatusBadge tone="warn">{isShort ? t('movements.filters.waiting.waiting') : t('timeline.waiting')}</StatusBadge>
  )
}

/** A movement on a phone. */
export function MovementCard({ row }: { row: InventoryMovements }) {
  const language = useLanguage()
  return (
    <div className={styles.card}>
      <bdi className="name">{titleOf(row.item, language) || EMPTY}</bdi>
      <span className={styles.facts}>
        <KindBadge row={row} />
        <span className="tabular">{formatDay(row.on, language)}</span>
        <WayCell row={row} />
      </span>
    </div>
  )
}
