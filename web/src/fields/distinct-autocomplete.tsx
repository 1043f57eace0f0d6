import { Autocomplete } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { distinctValuesOf, reportQuery } from '@/api/reports'
import { useLanguage } from '@/ui/use-language'
import type { FieldInputProps } from './field-input'
import { inputId } from './input-id'

/** A text that may be a new one: those that documents hold already, as a report counts them, are offered. */
export function DistinctAutocomplete({
  field,
  value,
  onChange,
  onBlur,
  error,
  report,
}: FieldInputProps & { report: string }) {
  const { data } = useQuery(reportQuery(report, useLanguage()))
  return (
    <Autocomplete
      id={inputId(field.name)}
      label={field.label}
      required={field.required === true}
      error={error}
      dir="auto"
      data={distinctValuesOf(data)}
      limit={10}
      value={String(value ?? '')}
      onChange={onChange}
      onBlur={onBlur}
    />
  )
}
