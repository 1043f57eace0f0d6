import { Select } from '@mantine/core'
import type { FieldRenderer } from '@/fields/field-input'
import { inputId } from '@/fields/input-id'

/** A choice among some of the words of its field. */
export const selectOf =
  (isOffered: (word: string) => boolean): FieldRenderer =>
  ({ field, value, onChange, error }) => (
    <Select
      id={inputId(field.name)}
      label={field.label}
      data={(field.words ?? []).filter((word) => isOffered(word.value)).map((word) => ({ ...word }))}
      value={value as string}
      onChange={onChange}
      error={error}
      allowDeselect={false}
      required
    />
  )
