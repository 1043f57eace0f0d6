import { useCallback, useState } from 'react'

export interface Selection {
  ids: ReadonlySet<string>
  toggle: (id: string) => void
  /** Takes all of them if one is missing, else leaves them. */
  toggleAll: (ids: readonly string[]) => void
  clear: () => void
}

const NONE: ReadonlySet<string> = new Set()

/** The selected rows, over several pages; another filter is another selection. */
export function useSelection(of: string): Selection {
  const [kept, setKept] = useState({ of, ids: NONE })
  const ids = kept.of === of ? kept.ids : NONE
  const change = useCallback(
    (make: (now: Set<string>) => void) =>
      setKept((now) => {
        const next = new Set(now.of === of ? now.ids : NONE)
        make(next)
        return { of, ids: next }
      }),
    [of],
  )
  const toggle = useCallback((id: string) => change((now) => void (now.delete(id) || now.add(id))), [change])
  const toggleAll = useCallback(
    (all: readonly string[]) =>
      change((now) => {
        const full = all.every((id) => now.has(id))
        for (const id of all) full ? now.delete(id) : now.add(id)
      }),
    [change],
  )
  const clear = useCallback(() => change((now) => now.clear()), [change])
  return { ids, toggle, toggleAll, clear }
}
