import { Query } from 'appwrite'
import { useMemo } from 'react'
import type { Missions } from '@/api/schema.gen'
import type { FieldInputProps } from '@/fields/field-input'
import { inputId } from '@/fields/input-id'
import { RecordPicker } from '@/fields/record-picker'
import { formatInstant } from '@/i18n/format'
import { useLanguage } from '@/ui/use-language'

/** The mission that a filling was for: one of those that took the car, the latest first. */
export function MissionField({ field, value, onChange, onBlur, error, car }: FieldInputProps & { car: string }) {
  const language = useLanguage()
  const among = useMemo(
    () => [Query.equal('carId', car), Query.notEqual('status', 'cancelled'), Query.orderDesc('departAt')],
    [car],
  )
  return (
    <RecordPicker
      id={inputId(field.name)}
      label={field.label}
      error={error}
      onBlur={onBlur}
      collection="missions"
      baseQueries={among}
      detailOf={(row: Missions) => `${row.destination} · ${formatInstant(row.departAt, language)}`}
      value={(value as string) || null}
      onChange={onChange}
    />
  )
}
