import { CARD, type Layout, type Placed } from './layout'

interface ChartLinesProps {
  layout: Layout
  /** In Arabic the lines are mirrored with the cards. */
  isMirrored: boolean
  className?: string | undefined
}

/** From each unit to what is below it: out of its side, along a common line, into the other. */
export function ChartLines({ layout: { cards, width, height }, isMirrored, className }: ChartLinesProps) {
  return (
    <svg width={width} height={height} className={className} aria-hidden="true">
      <g transform={isMirrored ? `translate(${width} 0) scale(-1 1)` : undefined}>
        {cards.map((card) => card.parent && <path key={card.unit.id} d={wayTo(card, card.parent)} />)}
      </g>
    </svg>
  )
}

function wayTo({ x, y }: Placed, parent: Placed): string {
  const middle = CARD.height / 2
  const [from, turn] = [parent.x + CARD.width, x - CARD.gapX / 2]
  return `M${from} ${parent.y + middle}H${turn}V${y + middle}H${x}`
}
