/** What the addresses of the missions' screens may ask: little enough to be known before the screens are fetched. */
export const MISSION_PARAMS = [
  'employee',
  'bureau',
  'destination',
  'car',
  'status',
  'month',
  'service',
  'place',
  'cancelled',
] as const

export const MISSION_TABS = ['list', 'calendar', 'summary'] as const
export type MissionTab = (typeof MISSION_TABS)[number]

export const CALENDAR_VIEWS = ['days', 'cars', 'people'] as const
export type CalendarView = (typeof CALENDAR_VIEWS)[number]

/** What the address of the calendar says: the month, how it is laid out, whom or what it is looked at for. */
export interface CalendarSearch {
  month?: string
  view?: CalendarView
  car?: string
  employee?: string
}

export function missionAddress({ $id }: { $id: string }): string {
  return `/order-mission/${encodeURIComponent($id)}`
}
