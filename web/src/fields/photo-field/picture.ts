import { type Crop, draw, sentSize } from './crop'

/** A larger picture is reduced before it is moved about: old computers draw it many times a second. */
const WORKED = 2400

/** Reads a picture, the right way up whatever the camera noted, its long side no longer than that. */
export async function readPicture(file: Blob, most = WORKED): Promise<HTMLCanvasElement> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const scale = Math.min(1, most / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  return canvas
}

/** What the frame shows, as a file of its own. */
export function cutOut(picture: HTMLCanvasElement, crop: Crop, name: string): Promise<File> {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, sentSize(picture, crop))
  draw(canvas, picture, crop)
  return new Promise((resolve, reject) => {
    const keep = (blob: Blob | null) => {
      if (blob) resolve(new File([blob], `${name.replace(/\.[^.]*$/, '')}.jpg`, { type: 'image/jpeg' }))
      else reject(new Error('no picture'))
    }
    canvas.toBlob(keep, 'image/jpeg', 0.92)
  })
}
