import type { Assignments } from '@/api/schema.gen'

export type AssignmentState = 'planned' | 'effective' | 'ended' | 'noEffect'

/** Where an assignment stands on a day: its dates say it; a secondment moves nobody here. */
export function stateOf(row: Pick<Assignments, 'type' | 'startDate' | 'endDate'>, day: string): AssignmentState {
  if (row.startDate.slice(0, 10) > day) return 'planned'
  if (row.endDate && row.endDate.slice(0, 10) < day) return 'ended'
  return row.type === 'secondment' ? 'noEffect' : 'effective'
}
