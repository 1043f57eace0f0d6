import type { FieldMeta } from '@/api/schema-meta'
import { OpenLink } from './open-link'
import { recordAddress } from './record-address'
import { FieldOf } from './resource-table/field-column'

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
