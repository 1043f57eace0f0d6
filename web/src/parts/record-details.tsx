import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useMeta, useRights } from '@/api/hooks'
import { opens } from '@/api/rights'
import type { CollectionId, Collections } from '@/api/schema.gen'
import { type FieldMeta, fieldOf } from '@/api/schema-meta'
import { Detail } from '@/ui/details'
import { DetailsCard } from '@/ui/details-card'
import { linkTo, recordAddress } from './record-address'
import { FieldOf } from './resource-table/field-column'

/** Attributes that a screen shows in a way of its own. */
export type Values<C extends CollectionId> = Partial<
  Record<keyof Collections[C] & string, (record: Collections[C]) => ReactNode>
>

interface RecordDetailsProps<C extends CollectionId> {
  collection: C
  record: Collections[C]
  title: string
  fields: readonly (keyof Collections[C] & string)[]
  values?: Values<C>
}

/** Some fields of a document; those that its reader may not see did not come and do not show. */
export function RecordDetails<C extends CollectionId>(props: RecordDetailsProps<C>) {
  const { collection, record, title, fields, values = {} as Values<C> } = props
  const meta = useMeta(collection)
  const stored = record as unknown as Record<string, unknown>
  const seen = fields.flatMap((name) => (name in stored ? (fieldOf(meta, name) ?? []) : []))
  if (seen.length === 0) return null
  return (
    <DetailsCard title={title}>
      {seen.map((field) => (
        <Detail key={field.name} label={field.label}>
          {values[field.name as keyof Values<C>]?.(record) ?? <Linked field={field} row={record} />}
        </Detail>
      ))}
    </DetailsCard>
  )
}

/** An attribute; one that names another document leads to it, where its reader may go. */
function Linked({ field, row }: { field: FieldMeta; row: object }) {
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
