import { expect, it } from 'vitest'
import type { Rights } from '@/api/rights'
import meta from '@/api/schema/missions.fr.gen'
import type { Missions } from '@/api/schema.gen'
import { mayWrite } from './may-write'

const owner = { admin: false, auth: [], permissions: [], rolePermissions: [], employeeId: 'amal' } as unknown as Rights
const administrator = { ...owner, auth: ['order-mission-admin'] }
const written = (more: Partial<Missions>, rights = owner) => {
  const may = mayWrite({ persoActifId: 'amal', status: 'upcoming', ...more } as Missions, meta, rights)
  return Object.entries(may).flatMap(([what, is]) => (is ? what : []))
}

it('is written by whose it is until it is over, and signed afterwards too', () => {
  expect(written({})).toEqual(['edit', 'sign'])
  expect(written({ status: 'in_progress' })).toEqual(['edit', 'sign'])
  expect(written({ status: 'completed' })).toEqual(['sign'])
})

it('is put right by administrators once it is over, and by nobody once it is cancelled', () => {
  expect(written({ status: 'completed' }, administrator)).toEqual(['edit', 'sign'])
  expect(written({ status: 'cancelled' }, administrator)).toEqual([])
})

it('is to read for a companion, and all of it for an administrator', () => {
  expect(written({ persoActifId: 'karim' })).toEqual([])
  expect(written({ persoActifId: 'karim' }, administrator)).toEqual(['edit', 'sign'])
})
