import { FieldInput, type FieldInputProps } from '@/fields/field-input'

/** How good a thing is; that it is reformed a reform alone says. */
export function ConditionField({ field, ...props }: FieldInputProps) {
  const words = field.words?.filter(({ value }) => value !== 'reformed' || props.value === value)
  return <FieldInput {...props} field={{ ...field, ...(words && { words }) }} />
}
