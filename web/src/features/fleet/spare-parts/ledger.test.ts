import { expect, it } from 'vitest'
import { changeOf, formatSigned, withBalance } from './ledger'

it('reckons back from what there is now', () => {
  const movements = [{ change: -1 }, { change: -4 }, { change: 10 }]
  expect(withBalance(movements, 5).map(({ balance }) => balance)).toEqual([5, 6, 10])
  expect(withBalance([], 5)).toEqual([])
})

it('takes what goes out, and believes the sign of an adjustment alone', () => {
  expect(changeOf('in', 3)).toBe(3)
  expect(changeOf('out', 3)).toBe(-3)
  expect(changeOf('adjust', -3)).toBe(-3)
})

it('writes the sign of a change', () => {
  expect(formatSigned(3, 'fr')).toBe('+3')
  expect(formatSigned(-3, 'en')).toBe('-3')
})
