import { useEffect, useState } from 'react'

const LEAST = 0.25
const MOST = 5
const STEP = 1.25

/** How a document is looked at: 1 fits the window. */
export interface Zoom {
  zoom: number
  /** Quarters of a turn, clockwise. */
  turns: number
  larger: () => void
  smaller: () => void
  fit: () => void
  rotate: () => void
}

/** The keys of a document that is shown. No page that shows one may have a letter of these for an act of its own. */
export const VIEWER_KEYS = ['+', '=', '-', '0', 't'] as const

/** The tools of the bar, and the same by keys: + and − and 0, and T. */
export function useZoom(): Zoom {
  const [zoom, setZoom] = useState(1)
  const [turns, setTurns] = useState(0)
  const larger = () => setZoom((now) => Math.min(MOST, now * STEP))
  const smaller = () => setZoom((now) => Math.max(LEAST, now / STEP))
  const fit = () => setZoom(1)
  const rotate = () => setTurns((now) => (now + 1) % 4)
  useEffect(() => {
    const acts: Record<(typeof VIEWER_KEYS)[number], () => void> = {
      '+': larger,
      '=': larger,
      '-': smaller,
      '0': fit,
      t: rotate,
    }
    const press = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLInputElement
      const key = VIEWER_KEYS.find((one) => one === event.key.toLowerCase())
      const act = key && acts[key]
      if (!act || isTyping || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  })
  return { zoom, turns, larger, smaller, fit, rotate }
}
