import type { Slot } from '@/parts/record-form/record-form'
import { WordInput } from '@/parts/word-input'

/** A garage: one that has worked for the commune before, or another. */
export const GarageField: Slot = (props) => <WordInput {...props} report="maintenancesByGarage" />
