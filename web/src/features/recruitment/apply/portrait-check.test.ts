import { expect, it } from 'vitest'
import { portraitTrouble } from './portrait-check'

function pixels(color: (x: number, y: number) => [number, number, number]) {
  const [width, height] = [100, 150]
  const data = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) data.set([...color(x, y), 255], (y * width + x) * 4)
  }
  return { width, height, data }
}

/** Somebody in dark clothes before a wall of that brightness. */
const before = (wall: number) =>
  pixels((x, y) => ((x > 30 && x < 70 && y > 30) || y > 100 ? [60, 50, 40] : [wall, wall, wall]))

it('takes somebody before a light wall, whatever they wear', () => {
  expect(portraitTrouble(before(240))).toBeUndefined()
})

it('says what the server would refuse, and what it would only note', () => {
  expect(portraitTrouble(pixels(() => [250, 250, 250]))).toBe('oneColour')
  expect(portraitTrouble(before(90))).toBe('dark')
  expect(portraitTrouble(before(170))).toBe('uneven')
})
