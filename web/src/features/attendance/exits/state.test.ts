import { expect, it } from 'vitest'
import type { Rights } from '@/api/rights'
import { mayCancel, mayDecide, mayKeep } from './state'

it('lets a slip be called off until it begins, by the clock of the town hall', () => {
  const slip = { status: 'pending', date: '2026-11-24T00:00:00.000+00:00', fromTime: '10:00' } as const
  // Eight in the morning UTC is nine in Morocco.
  expect(mayCancel(slip, new Date('2026-11-24T08:00:00Z'))).toBe(true)
  expect(mayCancel({ ...slip, status: 'approved' }, new Date('2026-11-23T23:00:00Z'))).toBe(true)
  expect(mayCancel(slip, new Date('2026-11-24T09:00:00Z'))).toBe(false)
  for (const status of ['rejected', 'cancelled'] as const) {
    expect(mayCancel({ ...slip, status }, new Date('2026-11-20T08:00:00Z')), status).toBe(false)
  }
})

it('is decided by whom its chain names', () => {
  expect(mayDecide({ profile: { $id: 'u1', username: '', email: '' } }, { actorIds: ['u1'] })).toBe(true)
  expect(mayDecide({ profile: { $id: 'u2', username: '', email: '' } }, { actorIds: ['u1'] })).toBe(false)
})

it('is kept by the heads of its unit and by whoever keeps attendance, and by nobody about themselves', () => {
  const row = { employeeId: 'e1', bureauId: 'b1', serviceId: null, annexeId: 'a1' }
  const rights = (more: Partial<Rights>) =>
    ({ employeeId: 'e2', units: [], permissions: [], rolePermissions: [], auth: [], ...more }) as unknown as Rights
  expect(mayKeep(rights({ units: ['a1'] }), row)).toBe(true)
  expect(mayKeep(rights({ permissions: ['pointage:*'] }), row)).toBe(true)
  expect(mayKeep(rights({ permissions: ['pointage:read'], units: ['b2'] }), row)).toBe(false)
  expect(mayKeep(rights({ permissions: ['pointage:*'], employeeId: 'e1' }), row)).toBe(false)
})
