import type { MouseEvent } from 'react'

const isCut = ({ clientWidth, scrollWidth }: Element) => clientWidth > 0 && scrollWidth > clientWidth

/** Over a cell whose words do not all show: says them all, those that a compact list leaves out too. */
export function tellCutWords({ target }: MouseEvent) {
  const cell = (target as Element).closest('td')
  if (!cell || cell.title || cell.querySelector('input')) return
  const below = [...cell.querySelectorAll<HTMLElement>('[data-second]')]
  const isWhole = below.every((second) => second.offsetParent !== null)
  if (isWhole && ![cell, ...cell.querySelectorAll('*')].some(isCut)) return
  const above = cell.cloneNode(true) as HTMLElement
  for (const second of above.querySelectorAll('[data-second]')) second.remove()
  cell.title = [above, ...below].map((part) => part.textContent.trim()).join(' · ')
}
