import type { Rights } from '@/api/rights'
import { administersMissions } from '@/api/rights'
import type { Missions } from '@/api/schema.gen'
import type { CollectionMeta } from '@/api/schema-meta'

export type MissionAct = 'edit' | 'print' | 'cancel' | 'close'

/** What this caller may do with a mission as it stands: the steps of its flow, as the server declares them. */
export function actsOf(row: Missions, meta: CollectionMeta, rights: Rights): ReadonlySet<MissionAct> {
  const acts = new Set<MissionAct>()
  if (row.status === 'cancelled') return acts
  acts.add('print')
  // Companions and the driver read it; it is written by whose it is.
  const writes = administersMissions(rights) || (rights.employeeId !== '' && row.persoActifId === rights.employeeId)
  if (!writes) return acts
  acts.add('edit')
  const steps = meta.flow?.steps.filter(({ from }) => from === row.status).map(({ step }) => step) ?? []
  if (steps.includes('cancel')) acts.add('cancel')
  // The clock completes a mission whose return nobody has told yet.
  if (steps.includes('close') || (row.status === 'completed' && !row.returnedAt)) acts.add('close')
  return acts
}
