import { describe, expect, it } from 'vitest'
import type { Rights } from '@/api/rights'
import meta from '@/api/schema/missions.fr.gen'
import type { Missions } from '@/api/schema.gen'
import { allowedActions } from './allowed-actions'

const nobody = { admin: false, auth: [], permissions: [], rolePermissions: [], employeeId: 'amal' } as unknown as Rights
const administrator = { ...nobody, auth: ['order-mission-admin'] }
const mission = (more: Partial<Missions>) => ({ persoActifId: 'amal', status: 'upcoming', ...more }) as Missions
const acts = (more: Partial<Missions>, rights = nobody) => [...allowedActions(mission(more), meta, rights)]

describe('what may be done with a mission', () => {
  it('follows where it stands', () => {
    expect(acts({})).toEqual(['print', 'edit', 'cancel'])
    expect(acts({ status: 'in_progress' })).toEqual(['print', 'edit', 'cancel', 'close'])
    expect(acts({ status: 'completed', returnedAt: null })).toEqual(['print', 'edit', 'close'])
    expect(acts({ status: 'completed', returnedAt: '2026-11-21T10:00:00.000+00:00' })).toEqual(['print', 'edit'])
    expect(acts({ status: 'cancelled' }, administrator)).toEqual([])
  })

  it('is to read and to print for a companion, and all of it for an administrator', () => {
    expect(acts({ persoActifId: 'karim' })).toEqual(['print'])
    expect(acts({ persoActifId: 'karim' }, administrator)).toEqual(['print', 'edit', 'cancel'])
  })
})
