import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useRights } from '@/api/hooks'
import { opens } from '@/api/rights'
import type { FieldMeta } from '@/api/schema-meta'
import { linkTo, recordAddress } from './record-address'
import { FieldOf } from './resource-table/field-column'

/** An attribute; one that names another document leads to it, where its reader may go. */
export function LinkedValue({ field, row }: { field: FieldMeta; row: object }) {
  const rights = useRights()
  const id = (row as Record<string, unknown>)[field.name]
  const value = <FieldOf field={field} row={row} />
  const address = field.kind === 'ref' && field.to && typeof id === 'string' ? recordAddress(field.to, id) : undefined
  if (!address || !opens(rights, linkTo(address).to)) return value
  return (
    <Anchor component={Link} {...linkTo(address)} inherit>
      {value}
    </Anchor>
  )
}
