import { expect, it } from 'vitest'
import { minimaOf } from './minima'

const test = (examTestId: string, hundredths: number | null) => ({ examTestId, labelFr: 'x', labelAr: 'س', hundredths })

it('keeps the minima that stand, takes what was typed, and names no test without one', () => {
  const tests = [test('a', 1000), test('b', 850), test('c', null), test('d', 700)]
  expect(minimaOf(tests, { b: 9.5, d: '' })).toEqual([
    { examTestId: 'a', minMark: 10 },
    { examTestId: 'b', minMark: 9.5 },
  ])
})
