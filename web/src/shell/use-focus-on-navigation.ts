import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/** A page may still be on its way when its address stands: what it takes away with the focus is looked after so much later, in milliseconds. */
const LATER = [50, 200, 600, 1500]

function focusTitle(content: HTMLElement) {
  const title = content.querySelector<HTMLElement>('h1')
  title?.setAttribute('tabindex', '-1')
  const begin = title ?? content
  begin.focus({ preventScroll: true })
}

/** After a way to another screen, reading and the keyboard go on from its title; a field that took the focus keeps it. */
export function useFocusOnNavigation(): void {
  const first = useRouterState({ select: ({ location }) => location.pathname })
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname })
  const last = useRef(first)
  useEffect(() => {
    const content = document.getElementById('content')
    if (path === undefined || path === last.current || !content) return undefined
    last.current = path
    const former = document.activeElement
    if (former?.matches('#content :is(input, textarea)')) return undefined
    const timers = LATER.map((delay) =>
      setTimeout(() => document.activeElement === document.body && focusTitle(content), delay),
    )
    // Once the page is drawn: to focus at once would lay out a whole list a time more. Who took the focus meanwhile keeps it.
    const frame = requestAnimationFrame(() => {
      timers.push(setTimeout(() => [former, document.body].includes(document.activeElement) && focusTitle(content)))
    })
    return () => {
      cancelAnimationFrame(frame)
      timers.forEach(clearTimeout)
    }
  }, [path])
}
