import { IconPackage } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { previewAddress } from '@/api/files'
import type { InventoryItems } from '@/api/schema.gen'
import { ChoiceBadge } from '@/fields/choice-badge'
import { RecordName } from '@/fields/record-name'
import { formatNumber } from '@/i18n/format'
import { StatusBadge } from '@/ui/status-badge'
import { useLanguage } from '@/ui/use-language'
import styles from './items.module.css'

/** Where pictures of things are kept. */
const BUCKET = 'images'
const SMALL = { width: 96, height: 96 }

/** How a thing looks, where somebody took its photo. */
export function ItemPicture({ photoId }: { photoId: string | null | undefined }) {
  return (
    <span className={styles.picture} aria-hidden="true">
      {photoId ? (
        <img src={previewAddress({ bucket: BUCKET, id: photoId }, SMALL)} alt="" loading="lazy" />
      ) : (
        <IconPackage size={18} stroke={1.4} />
      )}
    </span>
  )
}

type Named = Pick<InventoryItems, 'designation' | 'inventoryNumber' | 'photoId'>

/** A thing by its name, with its number; one without is to be labelled. */
export function ItemCell({ row }: { row: Named }) {
  return (
    <span className={styles.item}>
      <ItemPicture photoId={row.photoId} />
      <span className={styles.words}>
        <bdi className="name" title={row.designation}>
          {row.designation}
        </bdi>
        <ItemNumber number={row.inventoryNumber} />
      </span>
    </span>
  )
}

export function ItemNumber({ number }: { number: string | null | undefined }) {
  const { t } = useTranslation('inventory')
  if (!number) return <span className={styles.missing}>{t('number')}</span>
  return <span className={`${styles.number} ltr`}>{number}</span>
}

/** Where it stands; what stands nowhere is to be placed. */
export function OfficeCell({ row }: { row: Pick<InventoryItems, 'bureauId' | 'bureau'> }) {
  const { t } = useTranslation('inventory')
  if (!row.bureauId) return <StatusBadge tone="warn">{t('office')}</StatusBadge>
  return <RecordName document={row.bureau} />
}

/** How many, in the language of the reader. */
export function QuantityCell({ quantity }: { quantity: number | null | undefined }) {
  return <span className="ltr tabular">{formatNumber(quantity, useLanguage())}</span>
}

/** What became of it and how good it is; what is in service says nothing of that. */
export function ItemBadges({ row }: { row: Pick<InventoryItems, 'state' | 'condition'> }) {
  return (
    <>
      <ChoiceBadge collection="inventoryItems" field="state" value={row.state} />
      {row.condition && row.condition !== row.state && (
        <ChoiceBadge collection="inventoryItems" field="condition" value={row.condition} />
      )}
    </>
  )
}

/** A thing on a phone: what, where, and what became of it. */
export function ItemCard({ row }: { row: InventoryItems }) {
  return (
    <div className={styles.card}>
      <ItemCell row={row} />
      <span className={styles.facts}>
        <OfficeCell row={row} />
        {row.employeeId && <RecordName document={row.employee} />}
        {row.state !== 'in_service' && <ChoiceBadge collection="inventoryItems" field="state" value={row.state} />}
      </span>
    </div>
  )
}
