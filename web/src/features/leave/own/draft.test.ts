import { expect, it } from 'vitest'
import { draftOf, isCountable } from './draft'

it('sends days as days, and nothing of what was left empty', () => {
  const filled = {
    type: 'annual',
    startDate: '2026-12-01T00:00:00.000+00:00',
    endDate: '2026-12-04',
    endHalf: true,
    reason: '  ',
    addressFr: ' Rabat ',
    phone: null,
  }
  expect(draftOf(filled)).toEqual({
    type: 'annual',
    startDate: '2026-12-01',
    endDate: '2026-12-04',
    startHalf: false,
    endHalf: true,
    addressFr: 'Rabat',
  })
})

it('counts nothing before a type and two days in order are known', () => {
  const whole = { type: 'annual', startDate: '2026-12-01', endDate: '2026-12-01' }
  expect(isCountable(draftOf(whole))).toBe(true)
  expect(isCountable(draftOf({ ...whole, endDate: '2026-11-30' }))).toBe(false)
  expect(isCountable(draftOf({ ...whole, type: null }))).toBe(false)
  expect(isCountable(draftOf({ ...whole, startDate: null }))).toBe(false)
})
