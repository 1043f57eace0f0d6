export const TABS = ['preferences', 'received', 'sent'] as const
export type NotificationTab = (typeof TABS)[number]
