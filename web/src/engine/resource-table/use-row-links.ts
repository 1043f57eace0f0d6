import { useRouter } from '@tanstack/react-router'
import { type MouseEvent, type SyntheticEvent, useRef } from 'react'
import { type Address, linkTo } from '@/paths/address'

/** So long a pointer rests on a row before its page is fetched, in milliseconds: what the router's own links wait. */
const REST = 50

function linkAt(target: EventTarget): HTMLAnchorElement | null {
  const link = (target as Element).closest<HTMLAnchorElement>('[data-row-link]')
  return link ?? (target as Element).closest('[data-row]')?.querySelector('[data-row-link]') ?? null
}

const addressAt = (link: HTMLAnchorElement) => link.getAttribute('href') as Address

/** What the links of rows do, heard where the rows stand: a hundred links of the router would each ask it where they lead. */
export function useRowLinks() {
  const router = useRouter()
  const resting = useRef<{ link: Element; timer: ReturnType<typeof setTimeout> }>(undefined)
  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-row-link]')
    const isOwn = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    // With a key held the browser opens it beside.
    if (!link || isOwn || event.defaultPrevented) return
    event.preventDefault()
    void router.navigate(linkTo(addressAt(link)))
  }
  const preload = ({ target }: SyntheticEvent) => {
    const link = linkAt(target)
    if (!link || link === resting.current?.link) return
    clearTimeout(resting.current?.timer)
    const fetchPage = () => void router.preloadRoute(linkTo(addressAt(link))).catch(() => undefined)
    resting.current = { link, timer: setTimeout(fetchPage, REST) }
  }
  const leave = () => {
    clearTimeout(resting.current?.timer)
    resting.current = undefined
  }
  return { onClick, onMouseOver: preload, onFocus: preload, onMouseLeave: leave }
}
