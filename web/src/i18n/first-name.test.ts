import { expect, it } from 'vitest'
import { firstName } from './first-name'

const of = (nameFr: string, nameAr = '') => ({ nameFr, nameAr })

it('finds the first name behind the family name', () => {
  expect(firstName(of('Berrada Amina'), 'fr')).toBe('Amina')
  expect(firstName(of('BERRADA Amina'), 'en')).toBe('Amina')
  expect(firstName(of('EL FASSI Fatima Zahra'), 'fr')).toBe('Fatima Zahra')
  expect(firstName(of('Alami Fatima Zahra'), 'fr')).toBe('Fatima Zahra')
  expect(firstName(of('BERRADA AMINA'), 'fr')).toBe('Amina')
  expect(firstName(of('Amina'), 'fr')).toBe('Amina')
})

it('finds it before the family name in Arabic', () => {
  expect(firstName(of('', 'أمينة برادة'), 'ar')).toBe('أمينة')
  expect(firstName(of('', 'عبد الله برادة'), 'ar')).toBe('عبد الله')
  expect(firstName(of('', 'عبد الله'), 'ar')).toBe('عبد الله')
  expect(firstName(of('', 'فاطمة الزهراء برادة'), 'ar')).toBe('فاطمة الزهراء')
  expect(firstName(of('', 'فاطمة اليعقوبي'), 'ar')).toBe('فاطمة')
})
