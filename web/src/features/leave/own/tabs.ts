/** The parts of one's own leave, each under its own address (`?tab=`). */
export const TABS = ['requests', 'calendar'] as const
