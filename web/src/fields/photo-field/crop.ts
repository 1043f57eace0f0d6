/** Width over height of a photo, as its previews have it. */
export const ASPECT = 4 / 3
export const MAX_ZOOM = 5
/** Greatest width of what is sent, in pixels: the largest preview's. */
const MAX_WIDTH = 1024
const MIN_WIDTH = 320

/** How a picture lies in its frame. */
export interface Crop {
  /** Quarters of a turn, clockwise. */
  turns: number
  /** 1 fills the frame. */
  zoom: number
  /** The point of the turned picture, from 0 to 1, in the middle of the frame. */
  x: number
  y: number
  /** Width over height of the frame; that of the photos of people unless it is said. */
  aspect?: number
}

export interface Size {
  width: number
  height: number
}

export const WHOLE: Crop = { turns: 0, zoom: 1, x: 0.5, y: 0.5 }

function rotateSize({ width, height }: Size, turns: number): Size {
  return turns % 2 ? { width: height, height: width } : { width, height }
}

/** How much of the turned picture the frame shows, from 0 to 1 each way. */
export function visibleSize(picture: Size, { turns, zoom, aspect = ASPECT }: Crop): Size {
  const { width, height } = rotateSize(picture, turns)
  const scale = Math.max(aspect / width, 1 / height) * zoom
  return { width: aspect / (scale * width), height: 1 / (scale * height) }
}

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max)

/** The nearest crop that leaves nothing of the frame empty. */
export function clampCrop(picture: Size, crop: Crop): Crop {
  const zoom = clamp(crop.zoom, 1, MAX_ZOOM)
  const { width, height } = visibleSize(picture, { ...crop, zoom })
  return {
    ...crop,
    turns: ((crop.turns % 4) + 4) % 4,
    zoom,
    x: clamp(crop.x, width / 2, 1 - width / 2),
    y: clamp(crop.y, height / 2, 1 - height / 2),
  }
}

/** Moves the picture by parts of the frame: 1 to the right is a whole frame's width. */
export function moveCrop(picture: Size, crop: Crop, across: number, down: number): Crop {
  const { width, height } = visibleSize(picture, crop)
  return clampCrop(picture, { ...crop, x: crop.x - across * width, y: crop.y - down * height })
}

/** Turns it, around the point in the middle. */
export function rotateCrop(picture: Size, crop: Crop, quarters: 1 | -1): Crop {
  const { x, y } = crop
  const middle = quarters === 1 ? { x: 1 - y, y: x } : { x: y, y: 1 - x }
  return clampCrop(picture, { ...crop, ...middle, turns: crop.turns + quarters })
}

/** The size of what is sent: not larger than what the frame shows of the picture, nor than any preview. */
export function sentSize(picture: Size, crop: Crop): Size {
  const shown = visibleSize(picture, crop).width * rotateSize(picture, crop.turns).width
  const width = Math.round(clamp(shown, MIN_WIDTH, MAX_WIDTH))
  return { width, height: Math.round(width / (crop.aspect ?? ASPECT)) }
}

/** Draws what the frame shows, as large as the canvas is. */
export function draw(canvas: HTMLCanvasElement, picture: CanvasImageSource & Size, crop: Crop): void {
  const context = canvas.getContext('2d')
  if (!context) return
  const { width, height } = rotateSize(picture, crop.turns)
  const scale = canvas.width / (visibleSize(picture, crop).width * width)
  context.resetTransform()
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.translate(canvas.width / 2, canvas.height / 2)
  context.scale(scale, scale)
  context.translate((0.5 - crop.x) * width, (0.5 - crop.y) * height)
  context.rotate((crop.turns * Math.PI) / 2)
  context.drawImage(picture, -picture.width / 2, -picture.height / 2)
}
