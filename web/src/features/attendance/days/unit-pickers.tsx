import { useQueries } from '@tanstack/react-query'
import { oneQuery } from '@/api/documents'
import { useMeta } from '@/api/hooks'
import type { CollectionId } from '@/api/schema.gen'
import { labelOf } from '@/api/schema-meta'
import { titleOf } from '@/api/titles'
import { RecordPicker } from '@/fields/record-picker'
import type { Language } from '@/i18n/language'
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

/** The names of the units that a board is narrowed to; nothing until they are known, empty where it is narrowed to none. */
export function useUnitName(value: UnitSearch, language: Language): string | undefined {
  const chosen = UNITS.flatMap(({ key, collection }) => {
    const id = value[key]
    return id ? [{ collection, id }] : []
  })
  const found = useQueries({ queries: chosen.map(({ collection, id }) => oneQuery(collection as CollectionId, id)) })
  if (found.some(({ isPending }) => isPending)) return undefined
  return found
    .map(({ data }) => data && titleOf(data, language))
    .filter(Boolean)
    .join(' · ')
}

/** As the server's boards are asked. */
export function unitInput({ annexe, service, bureau }: UnitSearch) {
  return { ...(annexe && { annexe }), ...(service && { serviceId: service }), ...(bureau && { bureauId: bureau }) }
}
