import { useMeta } from '@/api/hooks'
import type { CollectionId } from '@/api/schema.gen'
import { fieldOf } from '@/api/schema-meta'
import { FieldValue } from '@/fields/field-value'
import { Detail, Details } from '@/ui/details'

interface PlainShownProps {
  collection: CollectionId
  shown: Record<string, unknown>
}

/** What is decided, field by field as the collection declares them: what it shows under another name says nothing by itself. */
export function PlainShown({ collection, shown }: PlainShownProps) {
  const meta = useMeta(collection)
  const fields = Object.entries(shown).flatMap(([name, value]) => {
    const field = fieldOf(meta, name)
    const isEmpty = value === null || value === '' || value === false
    return field && !isEmpty && name !== 'employeeId' ? [{ field, value }] : []
  })
  return (
    <Details>
      {fields.map(({ field, value }) => (
        <Detail key={field.name} label={field.label}>
          <FieldValue field={field} value={value} />
        </Detail>
      ))}
    </Details>
  )
}
