import { describe, expect, it } from 'vitest'
import type { Rights } from '@/api/rights'
import meta from '@/api/schema/missions.fr.gen'
import type { Missions } from '@/api/schema.gen'
import { allowedActions, type MissionAction, mainAction } from './allowed-actions'

const nobody = { admin: false, auth: [], permissions: [], rolePermissions: [], employeeId: 'amal' } as unknown as Rights
const administrator = { ...nobody, auth: ['order-mission-admin'] }
const mission = (more: Partial<Missions>) =>
  ({ persoActifId: 'amal', status: 'upcoming', departAt: 'x', ...more }) as Missions
const acts = (more: Partial<Missions>, rights = nobody) => [...allowedActions(mission(more), meta, rights)]

describe('what may be done with a mission', () => {
  it('follows where it stands', () => {
    expect(acts({})).toEqual(['sign', 'print', 'edit', 'cancel'])
    expect(acts({ status: 'in_progress' })).toEqual(['sign', 'print', 'edit', 'cancel', 'close'])
    expect(acts({ departAt: null })).toEqual(['sign', 'edit', 'cancel'])
    expect(acts({ status: 'cancelled' }, administrator)).toEqual([])
  })

  it('is for administrators to put right and to cancel once it is over', () => {
    const told = { status: 'completed', returnedAt: '2026-11-21T10:00:00.000+00:00' } as const
    expect(acts({ status: 'completed', returnedAt: null })).toEqual(['sign', 'print', 'close'])
    expect(acts(told)).toEqual(['sign', 'print'])
    expect(acts(told, administrator)).toEqual(['sign', 'print', 'edit', 'cancel'])
  })

  it('is to read for a companion, and all of it for an administrator', () => {
    expect(acts({ persoActifId: 'karim' })).toEqual([])
    expect(acts({ persoActifId: 'karim' }, administrator)).toEqual(['sign', 'print', 'edit', 'cancel'])
  })
})

it('first offers the order of a mission to come, the return of one that is on its way', () => {
  const all = new Set<MissionAction>(['edit', 'print', 'cancel', 'close'])
  expect(mainAction({ status: 'upcoming' }, all)).toBe('print')
  expect(mainAction({ status: 'in_progress' }, all)).toBe('close')
  expect(mainAction({ status: 'completed' }, new Set<MissionAction>(['print']))).toBe('print')
})
