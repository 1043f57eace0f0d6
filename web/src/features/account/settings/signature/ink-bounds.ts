/** Part of a picture, in pixels. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** What of a picture is drawn on, with a margin around it; nothing of an empty one. */
export function inkBounds(
  { width, height, data }: Pick<ImageData, 'width' | 'height' | 'data'>,
  margin = 0,
): Box | null {
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!data[(y * width + x) * 4 + 3]) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
    }
  }
  if (right < 0) return null
  const [x, y] = [Math.max(0, left - margin), Math.max(0, top - margin)]
  return { x, y, width: Math.min(width, right + margin + 1) - x, height: Math.min(height, bottom + margin + 1) - y }
}
