import { type RefObject, useEffect } from 'react'

/**
 * Brings the chosen entry of a bar into sight, which on a phone is wider than the window. An observer tells once the page is
 * laid out: to ask at once where the entry is would lay out a whole list a time more.
 */
export function useChosenInSight(bar: RefObject<HTMLElement | null>, selector: string) {
  useEffect(() => {
    const chosen = bar.current?.querySelector(selector)
    if (!chosen) return
    const observer = new IntersectionObserver(
      (seen) => {
        observer.disconnect()
        const isWhole = (seen.at(-1)?.intersectionRatio ?? 1) === 1
        if (!isWhole) chosen.scrollIntoView({ inline: 'center', block: 'nearest' })
      },
      { root: bar.current },
    )
    observer.observe(chosen)
    return () => observer.disconnect()
  }, [bar, selector])
}
