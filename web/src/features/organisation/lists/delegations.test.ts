import { expect, it } from 'vitest'
import { stateOf } from './delegations'

it('is in force from its first day to its last', () => {
  const delegation = { from: '2026-11-20T00:00:00.000+00:00', to: '2026-11-30T00:00:00.000+00:00' }
  const states = ['2026-11-19', '2026-11-20', '2026-11-30', '2026-12-01'].map((day) => stateOf(delegation, day))
  expect(states).toEqual(['later', 'inForce', 'inForce', 'ended'])
})
