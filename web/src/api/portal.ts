import { readingQuery } from './actions'
import type { OwnPortal as AnyPortal, LeaveBalance, UnitLeave } from './actions.gen'
import { answeredFrom } from './answered-from'
import type { DocumentRequests, LeaveRequests } from './schema.gen'

/** What there is to know of an own request at a glance. */
export type OwnLeave = Pick<LeaveRequests, '$id' | '$updatedAt' | 'status' | 'type' | 'startDate' | 'endDate'>
export type OwnDocument = Pick<DocumentRequests, '$id' | '$updatedAt' | 'status' | 'type'>

/** What the departments keep of the reader: those of this year, and whatever waits still. */
export interface OwnPortal extends AnyPortal {
  /** `week` says who of the units that the reader heads is away; null for whoever heads none. */
  leaveRequests: { requests: OwnLeave[]; balances: LeaveBalance[]; week: UnitLeave | null }
  documentRequests: { requests: OwnDocument[] }
  /** What waits for their decision, and for their opinion. */
  approvals: { pending: number; questions: number }
  /** Letters that wait for their word. */
  warnings: { toAnswer: number }
  /** Own ones to justify, and those of others to give an opinion on. */
  absences: { toJustify: number; toAdvise: number }
}

/** How often a portal that stands open is asked for anew. */
const EACH_MINUTE = 60_000

/** The portal of the reader: all of it in one answer. */
export const portalQuery = {
  ...readingQuery('home.portal'),
  // What is decided is told to nobody: who is asked is notified.
  meta: answeredFrom('approvals', 'notifications'),
  select: (portal: AnyPortal) => portal as OwnPortal,
  staleTime: 0,
  refetchInterval: EACH_MINUTE,
}
