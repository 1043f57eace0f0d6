/** The parts of the account, each under its own address (`?tab=`). */
export const TABS = ['profile', 'security', 'signature', 'sessions', 'identities', 'log'] as const
export type AccountTab = (typeof TABS)[number]
