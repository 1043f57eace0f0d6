import type { Slot } from '@/parts/record-form/record-form'
import { WordInput } from '@/parts/word-input'

/** A garage: one that stands in any work order, or another. */
export const GarageField: Slot = (props) => <WordInput {...props} report="garages" />
