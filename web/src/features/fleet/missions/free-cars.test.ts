import { expect, it } from 'vitest'
import { hoursOf, partsOf } from './free-cars'

it('asks of cars once both hours are known, in their order, and leaves the order itself its car', () => {
  const hours = { departAt: '2026-11-21T08:00:00Z', returnAt: '2026-11-21T12:00:00Z' }
  expect(hoursOf({ ...hours, carId: 'c' })).toEqual(hours)
  expect(hoursOf(hours, 'm')).toEqual({ id: 'm', ...hours })
  expect(hoursOf({ ...hours, returnAt: null })).toBeUndefined()
  expect(hoursOf({ departAt: hours.returnAt, returnAt: hours.departAt })).toBeUndefined()
})

it('offers the free cars first, then the others with what stands against them', () => {
  const conflict = (message: string) => ({ type: 'mission_car_busy', field: 'carId', message, facts: {} })
  const taken = [{ carId: 'b', conflicts: [conflict('En mission'), conflict('Assurance expirée')] }]
  const [free, others, ...more] = partsOf({ free: ['a', 'c'], taken }, (part) => part)
  expect([free?.label, others?.label, more]).toEqual(['free', 'taken', []])
  expect(free?.queries.join()).toContain('["a","c"]')
  expect(others?.queries.join()).toContain('["b"]')
  expect(others?.detailOf?.('b')).toBe('En mission · Assurance expirée')
  expect(partsOf({ free: [], taken }, (part) => part).map(({ label }) => label)).toEqual(['taken'])
})
