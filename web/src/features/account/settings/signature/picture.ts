import { readPicture } from '@/fields/photo-field/picture'
import { inkBounds } from './ink-bounds'

/** The pad, in pixels: three times as wide as high, as a signature is. */
export const PAD = { width: 900, height: 300 }
/** What the server keeps is no larger, in characters of its data URL: 64 KB. */
const MOST = (64 * 1024 * 4) / 3
const MARGIN = 8
/** A picture that is too heavy is made smaller by this, and again. */
const SMALLER = 0.75
const SMALLEST = 60

function canvasOf(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) })
  return canvas
}

/** What was drawn, without the empty space around it, as a data URL that the server takes; nothing where nothing was drawn. */
export function pictureOf(pad: HTMLCanvasElement): string | null {
  const pixels = pad.getContext('2d')?.getImageData(0, 0, pad.width, pad.height)
  const box = pixels && inkBounds(pixels, MARGIN)
  if (!box) return null
  for (let scale = 1; box.width * scale >= SMALLEST; scale *= SMALLER) {
    const cut = canvasOf(box.width * scale, box.height * scale)
    cut.getContext('2d')?.drawImage(pad, box.x, box.y, box.width, box.height, 0, 0, cut.width, cut.height)
    const data = cut.toDataURL('image/png')
    if (data.length <= MOST) return data
  }
  return null
}

/** Draws a picture that was chosen on the pad, whole and in the middle. */
export async function drawOnPad(file: File, pad: HTMLCanvasElement): Promise<void> {
  const picture = await readPicture(file)
  const scale = Math.min(pad.width / picture.width, pad.height / picture.height, 1)
  const [width, height] = [picture.width * scale, picture.height * scale]
  const context = pad.getContext('2d')
  context?.clearRect(0, 0, pad.width, pad.height)
  context?.drawImage(picture, (pad.width - width) / 2, (pad.height - height) / 2, width, height)
}
