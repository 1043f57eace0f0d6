import { expect, it } from 'vitest'
import { outOfBounds } from './bounds'

it('takes whole numbers within the bounds and nothing else', () => {
  const bounds = { least: 1, most: 365 }
  for (const right of [1, 365, '30']) expect(outOfBounds(bounds, right), String(right)).toBe(false)
  for (const wrong of [0, 366, -1, 1.5, '', 'x', undefined])
    expect(outOfBounds(bounds, wrong), String(wrong)).toBe(true)
})
