import { useMeta, useRights } from '@/api/hooks'
import { makesStep, type Rights } from '@/api/rights'
import type { Missions } from '@/api/schema.gen'
import type { CollectionMeta } from '@/api/schema-meta'

interface MayWrite {
  /** Whether they put right what it says. */
  edit: boolean
  /** Whether they file the signed order: also of a mission that is over. */
  sign: boolean
}

/**
 * What this caller may write of a mission beside the acts on it. Companions, the driver, heads and the park read it: it is written
 * by those who make the steps of its flow, as long as one is still open to them.
 */
export function mayWrite(row: Missions, { flow }: CollectionMeta, rights: Rights): MayWrite {
  const steps = flow?.steps.filter((step) => makesStep(rights, step, 'missions', row)) ?? []
  return {
    edit: steps.some(({ from }) => from === row.status),
    sign: steps.length > 0 && row.status !== 'cancelled',
  }
}

export function useMayWrite(row: Missions): MayWrite {
  return mayWrite(row, useMeta('missions'), useRights())
}
