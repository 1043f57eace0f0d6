import type { Rights } from '@/api/rights'
import { administersMissions } from '@/api/rights'
import type { Missions } from '@/api/schema.gen'
import type { CollectionMeta } from '@/api/schema-meta'

export type MissionAction = 'edit' | 'print' | 'cancel' | 'close'

/** What this caller may do with a mission as it stands: the steps of its flow, as the server declares them. */
export function allowedActions(row: Missions, meta: CollectionMeta, rights: Rights): ReadonlySet<MissionAction> {
  const allowed = new Set<MissionAction>()
  if (row.status === 'cancelled') return allowed
  allowed.add('print')
  // Companions and the driver read it; it is written by whose it is.
  const writes = administersMissions(rights) || (rights.employeeId !== '' && row.persoActifId === rights.employeeId)
  if (!writes) return allowed
  allowed.add('edit')
  const steps = meta.flow?.steps.filter(({ from }) => from === row.status).map(({ step }) => step) ?? []
  if (steps.includes('cancel')) allowed.add('cancel')
  // The clock completes a mission whose return nobody has told yet.
  if (steps.includes('close') || (row.status === 'completed' && !row.returnedAt)) allowed.add('close')
  return allowed
}
