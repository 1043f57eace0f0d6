import { expect, it } from 'vitest'
import { daysOfWeek, mondayOf } from './week'

it('begins a week on its Monday, across months and years', () => {
  expect(mondayOf('2026-11-23', '2026-01-01')).toBe('2026-11-23')
  expect(mondayOf('2026-11-29', '2026-01-01')).toBe('2026-11-23')
  expect(mondayOf('2027-01-02', '2026-01-01')).toBe('2026-12-28')
  expect(daysOfWeek('2026-12-28').at(-1)).toBe('2027-01-03')
})

it('takes what is no day for the day that stands instead', () => {
  for (const wrong of [undefined, 'hier', '2026-13-01', '2026-02-31x', 7]) {
    expect(mondayOf(wrong, '2026-11-25')).toBe('2026-11-23')
  }
})
