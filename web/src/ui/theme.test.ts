import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const CSS = readFileSync(join(__dirname, 'theme.css'), 'utf8')
/** What fields stand on, by day and by night: the body of the page and their own ground. */
const GROUNDS = [
  ['#ffffff', '#f6f7f9'],
  ['#1e2227', '#22272d'],
]

/** How bright a colour is, as WCAG counts it. */
function luminance(hex: string): number {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  const [red = 0, green = 0, blue = 0] = parts.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((less, more) => less - more)
  return (light + 0.05) / (dark + 0.05)
}

it('shows where a field ends, three to one, by day and by night', () => {
  const edges = [...CSS.matchAll(/--diwan-field-edge: (#\w{6})/g)].map(([, edge = '']) => edge)
  expect(edges).toHaveLength(2)
  const low = edges.flatMap((edge, at) => GROUNDS[at]?.filter((ground) => contrast(edge, ground) < 3) ?? [])
  expect(low).toEqual([])
})
