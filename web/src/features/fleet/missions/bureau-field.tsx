import { useQuery } from '@tanstack/react-query'
import { oneQuery } from '@/api/documents'
import type { FieldInputProps } from '@/fields/field-input'
import { inputId } from '@/fields/input-id'
import { RecordPicker } from '@/fields/record-picker'
import { nameOf } from '@/i18n/names'
import { useLanguage } from '@/ui/use-language'

/** The bureau of a mission: that of the employee, which the server puts in, unless another is chosen. */
export default function BureauField({
  field,
  value,
  onChange,
  onBlur,
  error,
  employee,
}: FieldInputProps & { employee: string | null }) {
  const language = useLanguage()
  const { data } = useQuery({
    ...oneQuery('employees', employee ?? '', ['bureau']),
    enabled: Boolean(employee),
    retry: false,
  })
  return (
    <RecordPicker
      id={inputId(field.name)}
      label={field.label}
      error={error}
      onBlur={onBlur}
      collection="bureaux"
      placeholder={nameOf(data?.bureau, language)}
      value={(value as string) || null}
      onChange={onChange}
    />
  )
}
