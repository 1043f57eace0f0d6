import { expect, it } from 'vitest'
import { formatHijri } from './hijri'

it('names the Hijri day in each language', () => {
  expect(formatHijri('2026-11-23', 'fr')).toBe('13 joumada II 1448')
  expect(formatHijri('2026-11-23', 'ar')).toBe('13 جمادى الآخرة 1448 هـ')
  expect(formatHijri('2026-11-23', 'en')).toBe('13 Jumada II 1448 AH')
})

it('begins a month and a year on their first days', () => {
  expect(formatHijri('2026-02-17', 'fr')).toBe('29 chaabane 1447')
  expect(formatHijri('2026-02-18', 'fr')).toBe('1 ramadan 1447')
  expect(formatHijri('2026-06-15', 'fr')).toBe('29 dou al hijja 1447')
  expect(formatHijri('2026-06-16', 'fr')).toBe('1 moharrem 1448')
})

it('says nothing of what is no day', () => {
  expect(formatHijri('', 'fr')).toBe('')
})
