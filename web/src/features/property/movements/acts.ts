import type { Acts } from '@/engine/acts/act-slot'

/** What is done with a movement: undone, printed, and a signed copy kept with it. */
export const MOVEMENT_ACTS: Acts<'inventoryMovements'> = {}
