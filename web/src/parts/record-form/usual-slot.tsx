import { FieldInput } from './field-input'
import type { Slot } from './record-form'

/** The input that the declaration asks for, where a screen has none of its own. */
export const usualSlot: Slot = (props) => <FieldInput {...props} />
