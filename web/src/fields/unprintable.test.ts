import { expect, it } from 'vitest'
import { unprintableIn } from './unprintable'

it('the first character that papers cannot show is named, however the others are spelt', () => {
  expect(unprintableIn('Société «لالة» ⵜⴰⴳⵍⴷⵉⵜ, 1 250,00 € — n° 5\n')).toBeUndefined()
  expect(unprintableIn('cafe\u0301')).toBeUndefined()
  expect(unprintableIn('Voilà 🦄 漢')).toEqual({ letter: '🦄', code: 'U+1F984' })
})
