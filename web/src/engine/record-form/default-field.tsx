import type { FieldRenderer } from '@/fields/field-input'
import { FieldInput } from '@/fields/field-input'

/** The input that the declaration asks for, where a screen has none of its own. */
export const defaultField: FieldRenderer = (props) => <FieldInput {...props} />
