export const TABS = [
  'commune',
  'letterhead',
  'signatories',
  'templates',
  'thresholds',
  'ages',
  'clock',
  'outbox',
  'jobs',
  'reads',
  'trash',
] as const
export type Tab = (typeof TABS)[number]

export const ADMINISTRATION = '/settings/administration'
export const OUTBOX_LIST = `${ADMINISTRATION}?tab=outbox`

export function namedTab(raw: unknown): Tab {
  return TABS.find((tab) => tab === raw) ?? 'commune'
}
