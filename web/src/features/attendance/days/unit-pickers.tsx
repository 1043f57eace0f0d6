import { useMeta } from '@/api/hooks'
import type { CollectionId } from '@/api/schema.gen'
import { labelOf } from '@/api/schema-meta'
import { RecordPicker } from '@/fields/record-picker'
import styles from './days.module.css'

/** Of which unit a board is. */
export interface UnitSearch {
  annexe?: string | undefined
  service?: string | undefined
  bureau?: string | undefined
}

const UNITS = [
  { key: 'annexe', field: 'annexe', collection: 'annexes' },
  { key: 'service', field: 'serviceId', collection: 'services' },
  { key: 'bureau', field: 'bureauId', collection: 'bureaux' },
] as const satisfies readonly { key: keyof UnitSearch; field: string; collection: CollectionId }[]

/** The annexe, the service, the bureau that a board is narrowed to. */
export function UnitPickers({ value, onChange }: { value: UnitSearch; onChange: (next: UnitSearch) => void }) {
  const meta = useMeta('pointages')
  return (
    <div className={styles.units}>
      {UNITS.map(({ key, field, collection }) => (
        <div key={key} className={styles.unit}>
          <RecordPicker
            aria-label={labelOf(meta, field)}
            placeholder={labelOf(meta, field)}
            collection={collection}
            value={value[key] ?? null}
            onChange={(id) => onChange({ ...value, [key]: id ?? undefined })}
          />
        </div>
      ))}
    </div>
  )
}

/** As the server's boards are asked. */
export function unitInput({ annexe, service, bureau }: UnitSearch) {
  return { ...(annexe && { annexe }), ...(service && { serviceId: service }), ...(bureau && { bureauId: bureau }) }
}
