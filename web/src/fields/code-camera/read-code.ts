import decodeQR from 'qr/decode.js'

/** The longest side that is searched, in pixels: a code that fills a tenth of it is still read. */
const SEARCHED = 1600

/** What the code in a picture says, if one is found in it. */
export function codeIn(pixels: ImageData): string | undefined {
  try {
    return decodeQR(pixels).trim() || undefined
  } catch {
    // Nothing that is a code, or one that cannot be read from here.
    return undefined
  }
}

/** The pixels of a picture, or of what a camera sees now; none as long as it sees nothing. */
export function pixelsOf(source: CanvasImageSource, width: number, height: number): ImageData | undefined {
  const scale = Math.min(1, SEARCHED / Math.max(width, height))
  const [across, down] = [Math.round(width * scale), Math.round(height * scale)]
  if (!(across > 0 && down > 0)) return undefined
  const canvas = document.createElement('canvas')
  canvas.width = across
  canvas.height = down
  const context = canvas.getContext('2d', { willReadFrequently: true })
  context?.drawImage(source, 0, 0, across, down)
  return context?.getImageData(0, 0, across, down)
}

/** What the code on a photo says. */
export async function codeOnPhoto(photo: Blob): Promise<string | undefined> {
  const picture = await createImageBitmap(photo)
  try {
    const pixels = pixelsOf(picture, picture.width, picture.height)
    return pixels && codeIn(pixels)
  } finally {
    picture.close()
  }
}
