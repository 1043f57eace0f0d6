import { expect, it } from 'vitest'
import { mayAdvise } from './advice'

const row = { employeeId: 'e1', justification: 'submitted', bureauId: 'b1', serviceId: 's1', annexeId: null } as const

it('asks the head of a unit of the absence, as long as nobody decided, and nobody about themselves', () => {
  expect(mayAdvise({ units: ['s1'], employeeId: 'e2' }, row)).toBe(true)
  expect(mayAdvise({ units: ['s2', ''], employeeId: 'e2' }, row)).toBe(false)
  expect(mayAdvise({ units: ['b1'], employeeId: 'e1' }, row)).toBe(false)
  expect(mayAdvise({ units: ['b1'], employeeId: '' }, { ...row, justification: 'accepted' })).toBe(false)
})
