import type { OwnDocument, OwnLeave, OwnPortal } from '@/api/portal'
import type { Address } from '@/paths/address'
import { paths } from '@/paths/paths'

/** A request of one's own, of either kind, as the first page counts and lists it. */
export type OwnRequest = { kind: 'leaveRequests'; row: OwnLeave } | { kind: 'documentRequests'; row: OwnDocument }

/** Those of both kinds. */
export function ownRequests({ leaveRequests, documentRequests }: OwnPortal): OwnRequest[] {
  return [
    ...leaveRequests.requests.map((row) => ({ kind: 'leaveRequests' as const, row })),
    ...documentRequests.requests.map((row) => ({ kind: 'documentRequests' as const, row })),
  ]
}

export const COUNTED = ['pending', 'approved', 'rejected'] as const

/** How many of them wait, were granted, were refused. */
export function countsOf(requests: readonly OwnRequest[]): Record<(typeof COUNTED)[number], number> {
  const count = (status: string) => requests.filter(({ row }) => row.status === status).length
  return { pending: count('pending'), approved: count('approved'), rejected: count('rejected') }
}

/** Those to which something happened last, the newest first. */
export function latest(requests: readonly OwnRequest[], most: number): OwnRequest[] {
  const newest = (one: OwnRequest, other: OwnRequest) => other.row.$updatedAt.localeCompare(one.row.$updatedAt)
  return [...requests].sort(newest).slice(0, most)
}

export function addressOfRequest({ kind, row }: OwnRequest): Address {
  return kind === 'leaveRequests' ? paths.leave(row.$id) : paths.ownDocuments({ request: row.$id })
}
