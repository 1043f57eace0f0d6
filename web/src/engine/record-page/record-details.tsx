import type { ReactNode } from 'react'
import { useMeta } from '@/api/hooks'
import type { CollectionId, Collections } from '@/api/schema.gen'
import { fieldOf } from '@/api/schema-meta'
import { LinkedValue } from '@/fields/linked-value'
import { Detail } from '@/ui/details'
import { DetailsCard } from '@/ui/details-card'

/** Attributes that a screen shows in a way of its own. */
export type Values<C extends CollectionId> = Partial<
  Record<keyof Collections[C] & string, (record: Collections[C]) => ReactNode>
>

interface RecordDetailsProps<C extends CollectionId> {
  collection: C
  record: Collections[C]
  title: string
  fields: readonly (keyof Collections[C] & string)[]
  values?: Values<C> | undefined
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
          {values[field.name as keyof Values<C>]?.(record) ?? <LinkedValue field={field} row={record} />}
        </Detail>
      ))}
    </DetailsCard>
  )
}
