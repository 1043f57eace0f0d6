import { expect, it } from 'vitest'
import { isSaidIn } from './matching'

it('finds what begins with the words that were typed, in any order, accents or not', () => {
  expect(isSaidIn('parametres', 'Paramètres')).toBe(true)
  expect(isSaidIn('mission nouv', 'Nouvel ordre de mission')).toBe(true)
  expect(isSaidIn('nouvelle mission', 'Nouvel ordre de mission', 'nouvelle ajouter')).toBe(true)
  expect(isSaidIn('احصائيات', 'إحصائيات')).toBe(true)
  expect(isSaidIn('وثيقه', 'وثيقة')).toBe(true)
})

it('finds nothing by the middle of a word, nor by nothing', () => {
  expect(isSaidIn('ission', 'Nouvel ordre de mission')).toBe(false)
  expect(isSaidIn('mission voiture', 'Nouvel ordre de mission')).toBe(false)
  expect(isSaidIn(' - ', 'Nouvel ordre de mission')).toBe(false)
})
