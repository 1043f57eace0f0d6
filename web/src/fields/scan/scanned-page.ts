import { readPicture } from '../photo-field/picture'

/** A photograph of a page, as it stands in a document. */
export interface ScannedPage {
  id: string
  /** A JPEG, the right way up whatever the camera noted. */
  picture: Blob
  width: number
  height: number
  /** Quarters of a turn, clockwise, by which it is shown. */
  turns: number
}

/** How fine a page is kept: its long side in pixels, and the quality of its JPEG. */
export interface Fineness {
  side: number
  quality: number
}

/** What the small print of a card or a diploma is read at. */
export const FINEST: Fineness = { side: 1800, quality: 0.82 }

let made = 0

/** Reads a photograph; what the browser cannot decode fails. */
export async function pageOf(photo: Blob, fineness: Fineness = FINEST): Promise<ScannedPage> {
  const canvas = await readPicture(photo, fineness.side)
  const picture = await toJpeg(canvas, fineness.quality)
  return { id: `page-${made++}`, picture, width: canvas.width, height: canvas.height, turns: 0 }
}

function toJpeg(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  const context = canvas.getContext('2d')
  // What was transparent is paper.
  if (context) Object.assign(context, { globalCompositeOperation: 'destination-over', fillStyle: '#fff' })
  context?.fillRect(0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) => {
    const keep = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('no picture')))
    canvas.toBlob(keep, 'image/jpeg', quality)
  })
}
