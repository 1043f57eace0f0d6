import { useRouter } from '@tanstack/react-router'
import type { KeyboardEvent, MouseEvent } from 'react'

const MIDDLE = 1

/** A row opens as a link does: here, or in another tab with Ctrl, ⌘ or the middle button. */
export function useOpening(address: string) {
  const router = useRouter()
  const open = (beside: boolean) => {
    if (beside) window.open(address, '_blank')
    else router.history.push(address)
  }
  const free = (event: MouseEvent) =>
    !(event.target as HTMLElement).closest('a, button, input, label') && !window.getSelection()?.toString()
  return {
    onClick: (event: MouseEvent) => {
      if (free(event)) open(event.ctrlKey || event.metaKey)
    },
    onAuxClick: (event: MouseEvent) => {
      if (event.button === MIDDLE && free(event)) open(true)
    },
    // Else the middle button begins to scroll the list, and never clicks.
    onMouseDown: (event: MouseEvent) => {
      if (event.button === MIDDLE) event.preventDefault()
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter' && event.target === event.currentTarget) open(event.ctrlKey || event.metaKey)
    },
  }
}
