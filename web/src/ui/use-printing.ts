import { useEffect, useEffectEvent } from 'react'
import { letterOf } from './letter-of'

/** Sends a sheet, which stands below the body, to the printer as soon as it is drawn; nothing else of the page is printed. */
export function usePrinting(isReady: boolean, onDone: () => void) {
  const done = useEffectEvent(onDone)
  useEffect(() => {
    if (!isReady) return
    const after = () => done()
    document.body.classList.add('printing')
    window.addEventListener('afterprint', after)
    const soon = requestAnimationFrame(() => requestAnimationFrame(() => window.print()))
    return () => {
      cancelAnimationFrame(soon)
      window.removeEventListener('afterprint', after)
      document.body.classList.remove('printing')
    }
  }, [isReady])
}

/** The keys that print make the sheet, which is all that is printed of a page, whichever way one asks for it. */
export function usePrintKeys(print: () => void) {
  const printInstead = useEffectEvent((event: KeyboardEvent) => {
    if (letterOf(event) !== 'p' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
    event.preventDefault()
    print()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => printInstead(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}
