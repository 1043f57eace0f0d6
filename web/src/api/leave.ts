import { readingQuery } from './actions'
import type { ActionInputs, LeaveBalances } from './actions.gen'

/** The balances of employees; one's own unless it is said whose. */
export function balancesQuery(employeeId?: string) {
  return {
    ...readingQuery('leaveRecords.balances', employeeId === undefined ? {} : { employeeIds: [employeeId] }),
    select: ({ balances }: LeaveBalances) => balances,
  }
}

export type LeaveDraft = ActionInputs['leaveRequests.preview']

/** What a leave would take, before it is asked for. */
export function leavePreviewQuery(draft: LeaveDraft) {
  return { ...readingQuery('leaveRequests.preview', draft), meta: { deaf: 'is of what is typed' }, staleTime: 0 }
}

/** Who of a unit is away when; why is nobody’s business. */
export function unitLeaveQuery(from: string, to: string, unit?: string) {
  return readingQuery('leaveRequests.calendar', { from, to, unit })
}
