import { useLayoutEffect, useState } from 'react'

/** Whoever closes what was opened stands again where they stood. */
export function useFocusBack(): void {
  const [before] = useState(() => document.activeElement)
  useLayoutEffect(
    () => () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    },
    [before],
  )
}
