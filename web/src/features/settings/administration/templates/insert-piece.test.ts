import { expect, it } from 'vitest'
import { insertPiece } from './insert-piece'

it('a name takes the place of what is chosen, and one writes on after it', () => {
  expect(insertPiece('certifie que X exerce', '{employee.fullName}', [13, 14])).toEqual({
    text: 'certifie que {employee.fullName} exerce',
    caret: 32,
  })
  expect(insertPiece('', '{a}', [0, 0])).toEqual({ text: '{a}', caret: 3 })
})
