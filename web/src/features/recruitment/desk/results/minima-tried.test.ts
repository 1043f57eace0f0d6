import { expect, test } from 'vitest'
import { minimaTried } from './minima-tried'

test('what is left empty stays as the exam has it', () => {
  expect(minimaTried('', {})).toEqual({})
  expect(minimaTried(10, { a: '', b: 12.5 })).toEqual({ minTotal: 10, minima: [{ examTestId: 'b', minMark: 12.5 }] })
})
