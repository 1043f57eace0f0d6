import { expect, it } from 'vitest'
import { undoneIn } from './movements-of'
import { worthOf } from './worth'

it('reckons what things are worth piece by piece, without losing a centime', () => {
  expect(worthOf([])).toBe(0)
  expect(worthOf([{ price: null, quantity: 4 }])).toBe(0)
  expect(
    worthOf([
      { price: 0.1, quantity: 3 },
      { price: 1200.55, quantity: 2 },
    ]),
  ).toBe(2401.4)
})

it('knows what was undone', () => {
  expect([...undoneIn([{ undoesId: null }, { undoesId: 'm1' }])]).toEqual(['m1'])
})
