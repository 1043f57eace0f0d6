import { describe, expect, it } from 'vitest'
import { conflictQuestion } from './conflict-question'

const times = { departAt: '2026-11-23T07:30:00.000+00:00', returnAt: '2026-11-23T15:00:00.000+00:00' }

describe('conflicts of a mission', () => {
  it('are asked for once it is known when it is and who goes', () => {
    expect(conflictQuestion({ persoActifId: 'amal' })).toBeUndefined()
    expect(conflictQuestion({ ...times, persoActifId: null, companions: [] })).toBeUndefined()
    expect(conflictQuestion({ ...times, companions: ['amal'] })).toMatchObject({ ...times, companions: ['amal'] })
    expect(conflictQuestion({ ...times, carId: 'car' })).toMatchObject({ carId: 'car' })
  })

  it('are not asked for while the return lies before the departure', () => {
    const turned = { departAt: times.returnAt, returnAt: times.departAt }
    expect(conflictQuestion({ ...turned, carId: 'car' })).toBeUndefined()
  })

  it('name a mission that stands, and say what was emptied', () => {
    expect(conflictQuestion({ ...times, carId: 'car', driverId: '' }, 'm1')).toMatchObject({ id: 'm1', driverId: null })
  })
})
