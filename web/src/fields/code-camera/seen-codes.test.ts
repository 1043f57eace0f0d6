import { expect, test } from 'vitest'
import { SeenCodes } from './seen-codes'

test('a code that is held before the camera is told once, and again when it comes back', () => {
  const seen = new SeenCodes()
  const told = [
    seen.isNew('a', 0),
    seen.isNew('a', 200),
    seen.isNew('a', 2100),
    seen.isNew('b', 2300),
    seen.isNew('a', 2500),
    seen.isNew('a', 4600),
  ]
  expect(told).toEqual([true, false, false, true, true, true])
})
