import { useMeta } from '@/api/hooks'
import type { CollectionId } from '@/api/schema.gen'
import { type FieldMeta, fieldOf } from '@/api/schema-meta'
import { recordAddress } from '@/paths/record-address'
import { FieldOf } from './field-of'
import { OpenLink } from './open-link'

/** An attribute; one that names another document leads to it, where its reader may go. */
export function LinkedValue({ field, row }: { field: FieldMeta; row: object }) {
  const id = (row as Record<string, unknown>)[field.name]
  const address = field.kind === 'ref' && field.to && typeof id === 'string' ? recordAddress(field.to, id) : undefined
  return (
    <OpenLink address={address}>
      <FieldOf field={field} row={row} />
    </OpenLink>
  )
}

interface LinkedFieldProps {
  collection: CollectionId
  name: string
  row: object
}

/** The same by the name of the attribute. */
export function LinkedField({ collection, name, row }: LinkedFieldProps) {
  const field = fieldOf(useMeta(collection), name)
  return field && <LinkedValue field={field} row={row} />
}
