import type { MouseEvent } from 'react'

const OTHER = 'a, button, input, label, select, textarea'

/** A click on the words of a row goes where its link does, with the same keys held; what else can be pressed, or is being selected, is left alone. */
export function followRow(event: MouseEvent<HTMLTableRowElement>): void {
  const row = event.currentTarget
  const pressed = event.target as Element
  if (pressed.closest(OTHER) || !row.contains(pressed)) return
  if (getSelection()?.isCollapsed === false) return
  const { ctrlKey, metaKey, shiftKey, altKey } = event
  const click = new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey, altKey })
  row.querySelector('[data-row-link]')?.dispatchEvent(click)
}
