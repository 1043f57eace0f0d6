import { useSyncExternalStore } from 'react'

/** What stands above and below the rows of a list with tabs, in pixels: the bar of the app, the head, the filters, the pager. */
const AROUND = 372
/** The height of a row, in pixels: `.table td` and the line beneath it. */
const ROW = { usual: 42, compact: 30 }
/** A telephone scrolls its cards: it gets no fewer than a usual page. */
const LEAST = 10
/** The largest page there is. */
const MOST = 100

/** How many rows of a list the window has room for. */
export function fittingRows(isCompact: boolean): number {
  const room = Math.floor((window.innerHeight - AROUND) / (isCompact ? ROW.compact : ROW.usual))
  return Math.min(Math.max(room, LEAST), MOST)
}

function onResize(listener: () => void): () => void {
  window.addEventListener('resize', listener)
  return () => window.removeEventListener('resize', listener)
}

/** Draws again when the window has room for more rows, or for fewer. */
export function useFittingRows(): void {
  useSyncExternalStore(onResize, () => fittingRows(false) * MOST + fittingRows(true))
}
