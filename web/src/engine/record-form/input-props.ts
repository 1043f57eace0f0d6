import type { FormErrors, UseFormReturnType } from '@mantine/form'
import type { FieldMeta } from '@/api/schema-meta'
import type { FieldInputProps } from '@/fields/field-input'
import type { FormValue, FormValues } from '@/fields/values'

/** What a form hands to the input of one of its fields. */
export function inputProps(field: FieldMeta, form: UseFormReturnType<FormValues>): FieldInputProps {
  const error = form.errors[field.name]
  return {
    field,
    value: form.values[field.name] ?? null,
    onChange: (value: FormValue) => form.setFieldValue(field.name, value),
    // One that was only passed says nothing before the form is sent.
    onBlur: () => void (form.isDirty(field.name) && form.validateField(field.name)),
    error: typeof error === 'string' ? error : undefined,
    within: errorsWithin(field.name, form.errors),
  }
}

function errorsWithin(name: string, errors: FormErrors): Record<string, string> {
  const below = `${name}.`
  return Object.fromEntries(
    Object.entries(errors).flatMap(([path, error]) =>
      path.startsWith(below) && typeof error === 'string' ? [[path.slice(below.length), error]] : [],
    ),
  )
}
