import { expect, it } from 'vitest'
import { formatLongDay } from '@/i18n/format'
import { dayAfter, daysUntil, sameDayBefore, shortDay } from './days'

it('counts the days between two days, over the end of a month and of summer time', () => {
  expect(daysUntil('2026-11-23', '2026-11-23')).toBe(0)
  expect(daysUntil('2026-12-01', '2026-11-23')).toBe(8)
  expect(daysUntil('2026-11-20', '2026-11-23')).toBe(-3)
  expect(daysUntil('2027-03-30', '2027-03-01')).toBe(29)
  expect(dayAfter('2026-11-23', 8)).toBe('2026-12-01')
})

it('writes a day short and with its name', () => {
  expect(shortDay('2026-11-23', 'fr')).toBe('23 nov.')
  expect(formatLongDay('2026-11-23', 'fr')).toBe('lundi 23 novembre 2026')
  expect(formatLongDay('2026-11-23', 'ar')).toContain('نونبر')
})

it('finds the same day of the month before', () => {
  expect(sameDayBefore('2026-11-23')).toBe('2026-10-23')
  expect(sameDayBefore('2027-03-31')).toBe('2027-02-28')
  expect(sameDayBefore('2027-01-05')).toBe('2026-12-05')
})
