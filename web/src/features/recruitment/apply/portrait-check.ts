/** How wide the rim is that shows the background, in hundredths of a side; the server says the same (`photo.rs`). */
const RIM = 8
/** So far down the sides show the background, in hundredths of the height: beneath are shoulders. */
const SIDES = 60
/** Least mean of each channel of a light background. */
const LIGHT = 200
/** Greatest deviation of an even one. */
const EVEN = 25
/** Beneath that mean a background is dark, and refused. */
const DARKEST = 120
/** Least deviation of a photo that shows anything. */
const LEAST_CONTRAST = 6

export type PortraitTrouble = 'oneColour' | 'dark' | 'uneven'

interface Pixels {
  width: number
  height: number
  /** Red, green, blue and opacity of each. */
  data: Uint8ClampedArray
}

/** What is wrong with a photo of identity, as the server will see it; `uneven` is taken, and noted for the staff. */
export function portraitTrouble({ width, height, data }: Pixels): PortraitTrouble | undefined {
  const [all, rim] = [new Sums(), new Sums()]
  const across = Math.floor((width * RIM) / 100)
  const down = Math.floor((height * RIM) / 100)
  const sides = Math.floor((height * SIDES) / 100)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4
      const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3)
      all.add(red, green, blue)
      if (y < down || ((x < across || x >= width - across) && y < sides)) rim.add(red, green, blue)
    }
  }
  if (all.deviation < LEAST_CONTRAST) return 'oneColour'
  const means = rim.means
  if ((means[0] + means[1] + means[2]) / 3 < DARKEST) return 'dark'
  return means.some((mean) => mean < LIGHT) || rim.deviation > EVEN ? 'uneven' : undefined
}

class Sums {
  private count = 0
  private readonly channels: [number, number, number] = [0, 0, 0]
  private light = 0
  private squares = 0

  add(red: number, green: number, blue: number): void {
    const light = (red + green + blue) / 3
    this.count++
    this.channels[0] += red
    this.channels[1] += green
    this.channels[2] += blue
    this.light += light
    this.squares += light * light
  }

  get means(): [number, number, number] {
    const [red, green, blue] = this.channels
    return [red / this.count, green / this.count, blue / this.count]
  }

  get deviation(): number {
    const mean = this.light / this.count
    return Math.sqrt(Math.max(0, this.squares / this.count - mean * mean))
  }
}
