import { expect, test } from 'vitest'
import { inkBounds } from './ink-bounds'

/** A picture with ink on these pixels. */
function picture(width: number, height: number, ink: readonly [number, number][]) {
  const data = new Uint8ClampedArray(width * height * 4)
  for (const [x, y] of ink) data[(y * width + x) * 4 + 3] = 255
  return { width, height, data }
}

test('an empty picture has no ink', () => {
  expect(inkBounds(picture(4, 3, []))).toBeNull()
})

test('what is drawn on is cut out, with a margin that ends at the edge', () => {
  const drawn = picture(10, 8, [
    [2, 3],
    [6, 1],
  ])
  expect(inkBounds(drawn)).toEqual({ x: 2, y: 1, width: 5, height: 3 })
  expect(inkBounds(drawn, 2)).toEqual({ x: 0, y: 0, width: 9, height: 6 })
  expect(inkBounds(picture(3, 3, [[2, 2]]), 5)).toEqual({ x: 0, y: 0, width: 3, height: 3 })
})
