import { expect, it } from 'vitest'
import { changeOf, sayAmount } from './amount'

it('says what a number counts', () => {
  expect(sayAmount(24, 'count', 'fr')).toEqual({ figure: '24', unit: '' })
  expect(sayAmount(1_234_567, 'dirhams', 'en')).toEqual({ figure: '12,346', unit: 'MAD' })
  expect(sayAmount(820, 'kilometres', 'ar')).toEqual({ figure: '820', unit: 'كلم' })
})

it('compares with what was before, where there was anything', () => {
  expect(changeOf(27, 24)).toBe(13)
  expect(changeOf(12, 24)).toBe(-50)
  expect(changeOf(5, 5)).toBe(0)
  expect(changeOf(5, 0)).toBeUndefined()
  expect(changeOf(5, null)).toBeUndefined()
})
