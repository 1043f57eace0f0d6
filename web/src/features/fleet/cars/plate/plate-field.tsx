import { FieldInput, type FieldInputProps } from '@/fields/field-input'

/** A plate, typed as a whole or in its parts. */
export default function PlateField(props: FieldInputProps) {
  return <FieldInput {...props} field={{ ...props.field, form: 'plate' }} />
}
