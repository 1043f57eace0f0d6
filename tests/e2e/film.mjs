// A film of codes, as a camera sees them: each is held before it for a while, with nothing between two of them.
import { createRequire } from 'node:module'
import { join } from 'node:path'

const { encodeQR } = createRequire(join(import.meta.dirname, '../../web/package.json'))('qr')
const WIDTH = 640
const HEIGHT = 480
const PER_SECOND = 10
/** So many pictures of each code, and of nothing after it: a second is several looks of the page. */
const HELD = 10
const AWAY = 4
/** Grey paper and ink that is not quite black: no camera sees white. */
const PAPER = 200
const INK = 40

/** The light of a picture on which a code stands; of an empty table without one. */
function picture(code) {
  const light = Buffer.alloc(WIDTH * HEIGHT, PAPER)
  if (!code) return light
  const modules = encodeQR(code, 'raw', { border: 4 })
  const side = Math.floor((HEIGHT * 0.8) / modules.length)
  const [left, top] = [WIDTH, HEIGHT].map((length) => Math.floor((length - side * modules.length) / 2))
  for (let y = 0; y < side * modules.length; y++)
    for (let x = 0; x < side * modules.length; x++)
      if (modules[Math.floor(y / side)][Math.floor(x / side)]) light[(top + y) * WIDTH + left + x] = INK
  return light
}

/** The film as Chromium takes it from a file: YUV4MPEG2, without colours. */
export function filmOf(codes) {
  const grey = Buffer.alloc(WIDTH * HEIGHT * 0.5, 128)
  const shown = codes.flatMap((code) => [...Array(HELD).fill(code), ...Array(AWAY).fill(undefined)])
  const pictures = new Map([...codes, undefined].map((code) => [code, picture(code)]))
  const frames = shown.flatMap((code) => [Buffer.from('FRAME\n'), pictures.get(code), grey])
  return Buffer.concat([Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F${PER_SECOND}:1 Ip A1:1 C420jpeg\n`), ...frames])
}
