import { expect, it } from 'vitest'
import { offeredYears, periodOf } from './period'

it('offers this year and the four before it', () => {
  expect(offeredYears('2026-11-22')).toEqual(['2026', '2025', '2024', '2023', '2022'])
})

it('is a whole year, or all the time there is', () => {
  expect(periodOf('2025')).toEqual({ from: '2025-01-01', to: '2025-12-31' })
  expect(periodOf(null)).toEqual({})
})
