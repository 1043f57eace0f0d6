/** What the addresses of the missions' screens may ask: little enough to be known before the screens are fetched. */
export const MISSION_PARAMS = ['employee', 'bureau', 'destination', 'car', 'status', 'month'] as const

export const MISSION_TABS = ['list'] as const
export type MissionTab = (typeof MISSION_TABS)[number]

export function missionAddress({ $id }: { $id: string }): string {
  return `/order-mission/${encodeURIComponent($id)}`
}
