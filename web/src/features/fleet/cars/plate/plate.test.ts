import { expect, it } from 'vitest'
import { isOfKind, letteredPlate, parsePlateInput, readPlate, spellPlate } from './plate'

/** The same table as the server's: what is shown while typing is what will be kept. */
const TYPED = [
  ['12345-أ-6', '12345-أ-6'],
  ['12345 | أ | 6', '12345-أ-6'],
  ['12345أ6', '12345-أ-6'],
  ['12345/A/06', '12345-أ-6'],
  ['6-أ-12345', '12345-أ-6'],
  ['٦ ا ١٢٣٤٥', '12345-أ-6'],
  ['\u202b12345-أ-6\u202c', '12345-أ-6'],
  ['59599|ه|78', '59599-ه-78'],
  ['59599-هـ-78', '59599-ه-78'],
  ['ج 123456', 'ج 123456'],
  ['123456ج', 'ج 123456'],
  ['J-123456', 'ج 123456'],
  ['WW123456', 'WW123456'],
  ['ww 123 456', 'WW123456'],
  ['123456', '123456'],
  ['123 456', '123456'],
  ['M 123456', '123456'],
  ['1234-56-7', '123456-7'],
  ['1234/5', '1234-5'],
] as const

it.each(TYPED)('reads %s', (typed, kept) => {
  const plate = readPlate(typed)
  expect(plate && spellPlate(plate)).toBe(kept)
})

it.each(['', 'أ', 'WW', 'a-b', '12-أ-3-ب-4', '??'])('reads no plate in "%s"', (typed) => {
  expect(readPlate(typed)).toBeUndefined()
})

it('is put together from its parts, or taken from a whole one in the number', () => {
  const shown = (...parts: Parameters<typeof parsePlateInput>) => {
    const plate = parsePlateInput(...parts)
    return plate && spellPlate(plate)
  }
  expect(shown('civil', '00123', 'b', '06')).toBe('123-ب-6')
  expect(shown('communal', '123456', '', '')).toBe('ج 123456')
  expect(shown('state', '123456', 'أ', '6')).toBe('123456')
  expect(shown(null, '٦ ا ١٢٣٤٥', '', '')).toBe('12345-أ-6')
  expect(shown('civil', '', 'أ', '6')).toBeUndefined()
})

it('has the inputs of its kind', () => {
  const parts = ['registrationNumber', 'registrationLetter', 'registrationCode']
  const of = (kind: Parameters<typeof isOfKind>[1]) => parts.filter((field) => isOfKind(field, kind)).length
  expect([of('civil'), of('old'), of('state'), of('communal'), of('provisional'), of(null)]).toEqual([3, 2, 1, 1, 1, 1])
})

it('takes its one spelling where it has a letter, and is left alone where it may be foreign', () => {
  expect(letteredPlate('6 أ 12345')).toBe('12345-أ-6')
  expect(letteredPlate('123456ج')).toBe('ج 123456')
  for (const other of ['M 1234', 'AB-123-CD', '123456', '']) expect(letteredPlate(other)).toBeUndefined()
})
