import { encodeQR } from 'qr'
import { expect, test } from 'vitest'
import { codeIn } from './read-code'

const CODE = 'https://diwan.commune.ma/verify/68f3a1c2d4e5f60718293a4b'

/** The code as a camera sees it: turned, small in the picture, in uneven light, with grain. */
function seen(turn: number, module: number): ImageData {
  const modules = encodeQR(CODE, 'raw', { border: 4 })
  const side = 640
  const data = new Uint8ClampedArray(side * side * 4)
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  let chance = 7
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const [across, down] = [x - side / 2, y - side / 2]
      const column = Math.floor((across * cos + down * sin) / module + modules.length / 2)
      const row = Math.floor((down * cos - across * sin) / module + modules.length / 2)
      const isDark = modules[row]?.[column] ?? false
      chance = (chance * 16807) % 2147483647
      const light = (isDark ? 50 : 190) + (x / side) * 50 + (chance % 20)
      data.set([light, light, light, 255], (y * side + x) * 4)
    }
  return { data, width: side, height: side, colorSpace: 'srgb' } as ImageData
}

test('a code is read as phones see it: upright, turned, upside down, near and far', () => {
  for (const turn of [0, 0.2, 0.8, Math.PI / 2, Math.PI, -0.5])
    for (const module of [3.5, 5, 9]) expect(codeIn(seen(turn, module)), `${turn}, ${module}`).toBe(CODE)
})

test('a picture without a code says nothing', () => {
  const data = new Uint8ClampedArray(64 * 64 * 4).fill(200)
  expect(codeIn({ data, width: 64, height: 64, colorSpace: 'srgb' } as ImageData)).toBeUndefined()
})
