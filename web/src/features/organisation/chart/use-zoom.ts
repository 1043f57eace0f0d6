import { type RefObject, useEffect, useState } from 'react'

/** How near and how far one may go. */
const [FARTHEST, NEAREST] = [0.2, 2]
const STEP = 1.25
/** Smaller than this, names are not read at a glance. */
const READABLE = 0.75
/** What the window of the chart keeps free at its sides. */
const MARGIN = 40

/** How large a chart is drawn: by buttons, by the wheel with Ctrl (two fingers on a touch pad), or as wide as its window. */
export function useZoom(frame: RefObject<HTMLElement | null>, width: number) {
  const [scale, setScale] = useState(1)
  const zoomBy = (steps: number) => setScale((now) => Math.min(NEAREST, Math.max(FARTHEST, now * STEP ** steps)))
  useEffect(() => {
    const element = frame.current
    const turn = (event: WheelEvent) => {
      if (!event.ctrlKey) return
      event.preventDefault()
      setScale((now) => Math.min(NEAREST, Math.max(FARTHEST, now * STEP ** -Math.sign(event.deltaY))))
    }
    // Not passive: the browser would enlarge the whole page.
    element?.addEventListener('wheel', turn, { passive: false })
    return () => element?.removeEventListener('wheel', turn)
  }, [frame])
  const fitWidth = (least = FARTHEST) => {
    const room = (frame.current?.clientWidth ?? width) - MARGIN
    setScale(Math.max(least, Math.min(1, room / Math.max(width, 1))))
  }
  // As it opens: whole, as long as it can be read.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is unfolded later does not shrink what one reads
  useEffect(() => fitWidth(READABLE), [])
  return { scale, zoomBy, fitWidth }
}
