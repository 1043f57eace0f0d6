import { type CollectionMeta, type FieldMeta, fieldOf } from '@/api/schema-meta'
import { FieldValue } from './field-value'

/** One attribute of a document, with the linked document where it came along. */
export function FieldOf({ field, row }: { field: FieldMeta; row: object }) {
  const stored = row as Record<string, unknown>
  const linked = field.expands && field.kind === 'ref' ? (stored[field.expands] as object | null) : undefined
  return <FieldValue field={field} value={stored[field.name]} linked={linked} />
}

/** One attribute of a document by its name, as a card shows it. */
export function FieldNamed({ meta, name, row }: { meta: CollectionMeta; name: string; row: object }) {
  const field = fieldOf(meta, name)
  return field && <FieldOf field={field} row={row} />
}
