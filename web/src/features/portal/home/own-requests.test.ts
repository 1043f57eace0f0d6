import { expect, it } from 'vitest'
import type { OwnDocument, OwnLeave } from '@/api/portal'
import { countsOf, latest, type OwnRequest } from './own-requests'

const leave = ($id: string, status: string, $updatedAt: string): OwnRequest => ({
  kind: 'leaveRequests',
  row: { $id, status, $updatedAt } as OwnLeave,
})
const paper = ($id: string, status: string, $updatedAt: string): OwnRequest => ({
  kind: 'documentRequests',
  row: { $id, status, $updatedAt } as OwnDocument,
})
const ALL = [
  leave('l1', 'approved', '2026-11-01T08:00:00.000+00:00'),
  paper('d1', 'pending', '2026-11-20T08:00:00.000+00:00'),
  leave('l2', 'cancelled', '2026-11-10T08:00:00.000+00:00'),
  paper('d2', 'rejected', '2026-10-10T08:00:00.000+00:00'),
]

it('counts leave and documents together, and nothing of what was taken back', () => {
  expect(countsOf(ALL)).toEqual({ pending: 1, approved: 1, rejected: 1 })
})

it('lists first what something happened to last', () => {
  expect(latest(ALL, 3).map(({ row }) => row.$id)).toEqual(['d1', 'l2', 'l1'])
})
