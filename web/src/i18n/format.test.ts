import { describe, expect, it } from 'vitest'
import {
  EMPTY,
  formatAmount,
  formatDay,
  formatDays,
  formatFigure,
  formatInstant,
  formatNumber,
  formatPlate,
  formatWeekday,
  today,
} from './format'
import { detect, direction } from './language'
import { inLanguage, inOther } from './names'

describe('a day', () => {
  it('is written long, with Moroccan months and Western digits', () => {
    expect(formatDay('1999-08-28T00:00:00.000+00:00', 'fr')).toBe('28 août 1999')
    expect(formatDay('1999-08-28T00:00:00.000+00:00', 'ar')).toMatch(/28 غشت 1999/)
    expect(formatDay('2026-07-01', 'ar')).toMatch(/يوليوز/)
    expect(formatDay('1999-08-28', 'en')).toBe('28 August 1999')
  })

  it('is a dash when there is none', () => {
    for (const none of [null, undefined, '', 'nonsense']) expect(formatDay(none, 'fr')).toBe(EMPTY)
  })
})

it('days are told as a title tells them', () => {
  const days = (from: string, to: string) => formatDays(from, to, 'fr', '2026-11-28')
  expect(days('2026-12-14', '2026-12-18')).toBe('14–18 décembre')
  expect(days('2026-12-14T00:00:00.000+00:00', '2026-12-14')).toBe('14 décembre')
  expect(days('2026-12-28', '2027-01-02')).toMatch(/^28 décembre 2026\s–\s2 janvier 2027$/)
  expect(days('2025-12-14', '2025-12-18')).toBe('14–18 décembre 2025')
  expect(formatDays('2026-12-14', '2026-12-18', 'ar', '2026-11-28')).toBe('14–18 دجنبر')
  expect(days('', '2026-12-14')).toBe(EMPTY)
})

it('a moment is told on the clock of the town hall', () => {
  expect(formatInstant('2025-07-01T23:30:00.000+00:00', 'fr')).toMatch(/^2 juillet 2025 à 00:30$/)
})

it('today is the day of the town hall, not that of Greenwich', () => {
  expect(today(new Date('2026-07-01T23:30:00Z'))).toBe('2026-07-02')
})

it('numbers keep Western digits', () => {
  expect(formatNumber(2000, 'ar')).toMatch(/^2[.,]?000$/)
  expect(formatNumber(0, 'fr')).toBe('0')
  expect(formatNumber(null, 'fr')).toBe(EMPTY)
  expect(formatAmount(1234.5, 'fr').replace(/\s/g, ' ')).toBe('1 234,50')
})

it('kilometres are read in groups, a year in one piece', () => {
  expect(formatFigure(357482, 'fr').replace(/\s/g, ' ')).toBe('357 482')
  expect(formatFigure(2026, 'fr')).toBe('2026')
})

it('a plate keeps the order of its parts in every text', () => {
  expect(formatPlate('12345-أ-6')).toBe('\u206612345\u200E-\u200Eأ\u200E-\u200E6\u2069')
  expect(formatPlate('')).toBe('')
})

it('the week begins on Monday', () => {
  expect(formatWeekday(1, 'fr', 'long')).toBe('lundi')
  expect(formatWeekday(7, 'en', 'short')).toBe('Sun')
  expect(formatWeekday(5, 'ar', 'long')).toBe('الجمعة')
})

describe('the language', () => {
  it('is the kept one, else the browser’s, else French', () => {
    expect(detect('ar', ['en-US'])).toBe('ar')
    expect(detect(null, ['de', 'ar-MA', 'en'])).toBe('ar')
    expect(detect('tlh', ['de'])).toBe('fr')
  })

  it('decides the direction', () => {
    for (const code of ['ar', 'ar-MA', 'he', 'fa', 'ur']) expect(direction(code)).toBe('rtl')
    for (const code of ['fr', 'en']) expect(direction(code)).toBe('ltr')
  })

  it('chooses between the two names of a thing', () => {
    expect(inLanguage('Siège', 'المقر', 'ar')).toBe('المقر')
    expect(inLanguage('Siège', '', 'ar')).toBe('Siège')
    expect(inLanguage('Siège', 'المقر', 'en')).toBe('Siège')
    expect(inOther('Siège', 'المقر', 'fr')).toBe('المقر')
  })
})
