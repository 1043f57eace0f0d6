import { queryOptions } from '@tanstack/react-query'
import { call } from './client'
import type { FieldRefusal } from './errors'
import type { Issued, PaperMode } from './papers'
import type { Missions } from './schema.gen'

/** Where orders and their signed copies are kept. */
export const MISSION_BUCKET = 'mission-documents'

type Data = Record<string, unknown>

/** What stands against a mission, and the facts of it: who or what is away, on which mission, from when to when. */
export interface Conflict extends FieldRefusal {
  facts: Partial<Record<'taken' | 'mission' | 'missionId' | 'from' | 'to' | 'until', string>>
}

/** Every question about conflicts. */
export const CONFLICTS = ['missions', 'conflicts']

/** What would be refused of a mission as it stands in a form. */
export function conflictsQuery(data: Data) {
  return queryOptions({
    queryKey: [...CONFLICTS, data],
    queryFn: () => call<{ conflicts: Conflict[] }>('post', '/actions/missions.conflicts', data),
    // A wrong field is told where it stands; there is nothing to say of conflicts until it is right.
    retry: false,
  })
}

export function cancelMission(id: string, reason: unknown): Promise<Missions> {
  return call('post', '/actions/missions.cancel', { id, reason })
}

/** The return: when, and what the car showed. */
export function closeMission(id: string, data: Data): Promise<Missions> {
  return call('post', '/actions/missions.close', { id, ...data })
}

export function printMission(id: string, language: PaperMode): Promise<Issued> {
  return call('post', '/actions/missions.print', { id, language })
}

export type CalendarScope = 'own' | 'all'

/** A calendar for other programs: its address is told this once, and a former one ends. */
export async function makeCalendar(scope: CalendarScope): Promise<string> {
  const { path } = await call<{ path: string }>('post', '/actions/missions.calendar', { scope })
  return window.location.origin + path
}

export function endCalendar(): Promise<unknown> {
  return call('post', '/actions/missions.endCalendar')
}
