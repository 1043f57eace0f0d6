/** What a candidate does with an exam; the address names one. */
export const TABS = ['form', 'instructions', 'verify'] as const
export type ApplyTab = (typeof TABS)[number]
