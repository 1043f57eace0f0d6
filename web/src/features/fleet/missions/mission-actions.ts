import { queryOptions } from '@tanstack/react-query'
import { act, readAction } from '@/api/actions'
import type { ActionInputs } from '@/api/actions.gen'
import { answeredFrom } from '@/api/answered-from'
import type { FieldRefusal } from '@/api/errors'
import type { Issued, PaperMode } from '@/api/papers'

/** Where orders and their signed copies are kept. */
export const MISSION_BUCKET = 'mission-documents'

/** What stands against a mission, and the facts of it: who or what is away, on which mission, from when to when. */
export interface Conflict extends FieldRefusal {
  facts: Partial<Record<'taken' | 'mission' | 'missionId' | 'maintenanceId' | 'from' | 'to' | 'until', string>>
}

/** Every question about conflicts. */
export const CONFLICTS = ['missions', 'conflicts']

/** What would be refused of a mission as it stands in a form. */
export function conflictsQuery(data: ActionInputs['missions.conflicts']) {
  return queryOptions({
    queryKey: [...CONFLICTS, data],
    meta: answeredFrom('missions', 'maintenances', 'leaveRequests'),
    queryFn: (): Promise<{ conflicts: Conflict[] }> => readAction('missions.conflicts', data),
    // A wrong field is told where it stands; there is nothing to say of conflicts until it is right.
    retry: false,
  })
}

export function printMission(id: string, language: PaperMode): Promise<Issued> {
  return act('missions.print', { id, language })
}

/** A calendar for other programs: its path is told this once, and a former one ends. */
export function makeCalendar(isWide: boolean): Promise<{ path: string }> {
  return act('missions.calendar', { scope: isWide ? 'all' : 'own' })
}

export function endCalendar(): Promise<unknown> {
  return act('missions.endCalendar')
}
