import type { Rights } from '@/api/rights'
import { administersMissions, makesStep } from '@/api/rights'
import type { Missions } from '@/api/schema.gen'
import type { CollectionMeta } from '@/api/schema-meta'

export type MissionAction = 'edit' | 'sign' | 'print' | 'cancel' | 'close'

/** What is most wanted of a mission as it stands: that its return is told once it is on its way, else that its order is printed. */
export function mainAction(row: Pick<Missions, 'status'>, allowed: ReadonlySet<MissionAction>): MissionAction {
  return allowed.has('close') && row.status !== 'upcoming' ? 'close' : 'print'
}

/** What this caller may do with a mission as it stands: the steps of its flow, as the server declares them. */
export function allowedActions(row: Missions, meta: CollectionMeta, rights: Rights): ReadonlySet<MissionAction> {
  const allowed = new Set<MissionAction>()
  if (row.status === 'cancelled') return allowed
  // Companions, the driver, heads and the park read it; it is written and printed by whose it is.
  const writes = administersMissions(rights) || (rights.employeeId !== '' && row.persoActifId === rights.employeeId)
  if (!writes) return allowed
  allowed.add('sign')
  // What is still to be set can neither be printed nor begin.
  if (row.departAt) allowed.add('print')
  // What is over is put right by administrators alone.
  if (row.status !== 'completed' || administersMissions(rights)) allowed.add('edit')
  const open = meta.flow?.steps.filter((step) => step.from === row.status && makesStep(rights, step, 'missions', row))
  const steps = open?.map(({ step }) => step) ?? []
  if (steps.includes('cancel') || steps.includes('discard')) allowed.add('cancel')
  // The clock completes a mission whose return nobody has told yet.
  if (steps.includes('close') || (row.status === 'completed' && !row.returnedAt)) allowed.add('close')
  return allowed
}
