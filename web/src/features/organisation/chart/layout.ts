import { hierarchy, tree } from 'd3-hierarchy'
import type { Unit } from './units'

/** A card of the chart, and the way from one to the next. */
export const CARD = { width: 236, height: 64, gapX: 44, gapY: 12 } as const

export interface Placed {
  unit: Unit
  /** From the side on which one begins to read, and from above. */
  x: number
  y: number
  parent?: Placed | undefined
}

export interface Layout {
  cards: Placed[]
  width: number
  height: number
}

/** Where each card stands: a level is a column, and a unit in the row of the first below it, so that one begins to read at the top. */
export function layoutOf(top: readonly Unit[], isOpen: (unit: Unit) => boolean): Layout {
  const house = hierarchy<{ unit?: Unit; below: readonly Unit[] }>({ below: top }, ({ below }) =>
    below.map((unit) => ({ unit, below: isOpen(unit) ? unit.children : [] })),
  )
  const [row, column] = [CARD.height + CARD.gapY, CARD.width + CARD.gapX]
  const placed = tree<{ unit?: Unit; below: readonly Unit[] }>()
    .nodeSize([row, column])
    // Cousins no farther apart than brothers: a column is a list.
    .separation(() => 1)(house)
  placed.eachAfter((node) => {
    node.x = node.children?.[0]?.x ?? node.x
  })
  const points = placed.descendants().filter((node) => node.depth > 0)
  const first = Math.min(0, ...points.map(({ x }) => x))
  const cards = new Map<object, Placed>()
  for (const node of points) {
    const { unit } = node.data
    if (unit) {
      const parent = node.parent ? cards.get(node.parent) : undefined
      cards.set(node, { unit, x: (node.depth - 1) * column, y: node.x - first, parent })
    }
  }
  const all = [...cards.values()]
  const most = (values: number[]) => Math.max(0, ...values)
  return {
    cards: all,
    width: most(all.map(({ x }) => x + CARD.width)),
    height: most(all.map(({ y }) => y + CARD.height)),
  }
}

/** The chart in sheets of so many rows: each bears the units above those it shows, and no row is torn. */
export function sheetsOf(top: readonly Unit[], rows: number): Unit[][] {
  const sheets: Unit[][] = []
  let sheet: Unit[] = []
  let used = 0
  const turn = () => {
    if (used > 0) sheets.push(sheet)
    sheet = []
    used = 0
  }
  /** Puts a unit below copies of those above it, which stand on this sheet once. */
  const put = (path: readonly Unit[]) => {
    let place = sheet
    for (const unit of path) {
      let copy = place.find(({ id }) => id === unit.id)
      if (!copy) {
        copy = { ...unit, children: [] }
        place.push(copy)
      }
      place = copy.children
    }
    used += 1
  }
  const walk = (unit: Unit, path: readonly Unit[]) => {
    const here = [...path, unit]
    // What fits on a sheet of its own is not torn because another stands there already.
    const needed = leaves(unit)
    if (used > 0 && used + needed > rows && needed <= rows) turn()
    if (unit.children.length === 0) {
      if (used >= rows) turn()
      put(here)
    }
    for (const child of unit.children) walk(child, here)
  }
  for (const unit of top) walk(unit, [])
  turn()
  return sheets
}

function leaves(unit: Unit): number {
  return unit.children.length === 0 ? 1 : unit.children.reduce((sum, child) => sum + leaves(child), 0)
}
