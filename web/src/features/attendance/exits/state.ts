import { holds, type Rights } from '@/api/rights'
import type { ExitPermissions } from '@/api/schema.gen'
import { clockOf } from '@/i18n/clock'

/** Whether a slip of one's own may be called off: one that was not answered or was approved, until it begins. */
export function mayCancel(
  { status, date, fromTime }: Pick<ExitPermissions, 'status' | 'date' | 'fromTime'>,
  now: Date,
) {
  const { day, time } = clockOf(now.toISOString())
  return ['pending', 'approved'].includes(status ?? '') && `${day} ${time}` < `${date.slice(0, 10)} ${fromTime}`
}

/** Whether this caller decides a slip: its chain says who does. */
export function mayDecide(
  { profile }: Pick<Rights, 'profile'>,
  { actorIds }: Pick<ExitPermissions, 'actorIds'>,
): boolean {
  return (actorIds ?? []).includes(profile.$id)
}

type Placed = Pick<ExitPermissions, 'employeeId' | 'bureauId' | 'serviceId' | 'annexeId'>

/** Whether this caller keeps a slip of somebody else: whoever keeps attendance, and the heads of its unit. */
export function mayKeep(rights: Rights, row: Placed): boolean {
  if (rights.employeeId !== '' && rights.employeeId === row.employeeId) return false
  const heads = [row.bureauId, row.serviceId, row.annexeId].some((unit) => unit && rights.units.includes(unit))
  return heads || holds(rights, 'pointage', 'update')
}
