import { useCallback, useMemo, useState } from 'react'
import { above, type Unit } from './units'

/** As many cards as stand in sight at first; a larger house begins folded. */
const AT_FIRST = 30

/** Which units show what is below them. */
export function useOpenUnits(top: readonly Unit[]) {
  const [open, setOpen] = useState<ReadonlySet<string>>(() => firstOpen(top))
  return {
    isOpen: useCallback((unit: Unit) => open.has(unit.id), [open]),
    toggle: (unit: Unit) =>
      setOpen((now) => {
        const next = new Set(now)
        if (!next.delete(unit.id)) next.add(unit.id)
        return next
      }),
    /** Unfolds whatever a unit is below of. */
    reveal: (id: string) => setOpen((now) => new Set([...now, ...above(top, id)])),
    openAll: useMemo(() => () => setOpen(new Set(allOf(top))), [top]),
    closeAll: () => setOpen(new Set()),
  }
}

function allOf(units: readonly Unit[]): string[] {
  return units.flatMap((unit) => [unit.id, ...allOf(unit.children)])
}

/** Level after level, as long as what is unfolded stays in sight. */
export function firstOpen(top: readonly Unit[]): Set<string> {
  const open = new Set<string>()
  let level = [...top]
  let shown = level.length
  while (level.length > 0) {
    const below = level.flatMap((unit) => unit.children)
    if (shown + below.length > AT_FIRST) break
    for (const unit of level) open.add(unit.id)
    shown += below.length
    level = below
  }
  return open
}
