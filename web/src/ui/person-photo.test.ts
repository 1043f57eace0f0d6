import { expect, it } from 'vitest'
import { initials } from './person-photo'

it('takes the first letters of the first and the last word', () => {
  expect(initials('Fassi-Fihri Nadia')).toBe('FN')
  expect(initials('admin')).toBe('A')
  expect(initials('  12 ')).toBe('')
})

it('takes those of Arabic names behind the article, side by side and not joined', () => {
  expect(initials('محمد الكتاني')).toBe('م\u200Cك')
  expect(initials('برادة')).toBe('ب')
})
