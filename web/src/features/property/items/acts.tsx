import type { Acts } from '@/engine/acts/act-slot'

/** What whoever holds a thing says of its hand-over. */
export const OWN_ACTS: Acts<'inventoryItems'> = {}
