import { expect, it } from 'vitest'
import { dayOf, formatHour, formatNearDay } from './near'

it('a day near today is called by its name', () => {
  const today = '2026-11-20'
  expect(formatNearDay('2026-11-20', 'fr', today)).toBe('Aujourd’hui')
  expect(formatNearDay('2026-11-19', 'fr', today)).toBe('Hier')
  expect(formatNearDay('2026-11-19', 'ar', today)).toBe('أمس')
  expect(formatNearDay('2026-11-18', 'fr', today)).toBe('18 novembre 2026')
})

it('an evening in UTC is the next day in the town hall', () => {
  expect(dayOf('2026-11-19T23:30:00.000+00:00')).toBe('2026-11-20')
  expect(formatHour('2026-11-19T23:30:00.000+00:00', 'ar')).toBe('00:30')
})
