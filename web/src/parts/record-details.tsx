import { Card, Title } from '@mantine/core'
import { useMeta } from '@/api/hooks'
import type { CollectionId, Collections } from '@/api/schema.gen'
import { fieldOf } from '@/api/schema-meta'
import { Detail, Details } from '@/ui/details'
import { FieldValue } from './field-value'

interface RecordDetailsProps<C extends CollectionId> {
  collection: C
  record: Collections[C]
  title: string
  fields: readonly (keyof Collections[C] & string)[]
}

/** Some fields of a document; those that its reader may not see did not come and do not show. */
export function RecordDetails<C extends CollectionId>({ collection, record, title, fields }: RecordDetailsProps<C>) {
  const meta = useMeta(collection)
  const stored = record as unknown as Record<string, unknown>
  const seen = fields.flatMap((name) => (name in stored ? (fieldOf(meta, name) ?? []) : []))
  if (seen.length === 0) return null
  return (
    <Card withBorder padding="md">
      <Title order={2} size="h4" mb="xs">
        {title}
      </Title>
      <Details>
        {seen.map((field) => (
          <Detail key={field.name} label={field.label}>
            <FieldValue
              field={field}
              value={stored[field.name]}
              linked={field.expands && field.kind === 'ref' ? (stored[field.expands] as object | null) : undefined}
            />
          </Detail>
        ))}
      </Details>
    </Card>
  )
}
