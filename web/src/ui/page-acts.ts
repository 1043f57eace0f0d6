import type { Icon } from '@tabler/icons-react'
import { useEffect, useRef, useSyncExternalStore } from 'react'

/** Something that may be done with what the page shows, for the palette. */
export interface PageAct {
  key: string
  label: string
  /** With what it is done. */
  of: string
  Icon: Icon
  press: () => unknown
}

let acts: readonly PageAct[] = []
const listeners = new Set<() => void>()

function change(next: readonly PageAct[]): void {
  acts = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** While a button of an act is on the page, the palette offers the act too. */
export function usePageAct({ key, label, of, Icon, press }: PageAct): void {
  const latest = useRef(press)
  latest.current = press
  useEffect(() => {
    const act = { key, label, of, Icon, press: () => latest.current() }
    change([...acts.filter((one) => one.key !== key), act])
    return () => change(acts.filter((one) => one !== act))
  }, [key, label, of, Icon])
}

/** What may be done with what the page shows. */
export function usePageActs(): readonly PageAct[] {
  return useSyncExternalStore(subscribe, () => acts)
}
