/** What the addresses of the maintenance screens may ask: little enough to be known before the screens are fetched. */
export const MAINTENANCE_TABS = ['orders', 'plan', 'calendar', 'costs'] as const
export type MaintenanceTab = (typeof MAINTENANCE_TABS)[number]

export const MAINTENANCE_PARAMS = ['tab', 'status', 'kind', 'car', 'garage', 'from', 'to', 'month'] as const

/** The tab that an address names; the first when it names none. */
export function maintenanceTab(asked: unknown): MaintenanceTab {
  return MAINTENANCE_TABS.find((tab) => tab === asked) ?? 'orders'
}
