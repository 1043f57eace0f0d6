import { useDirection } from '@mantine/core'
import { type TouchEvent, useEffect, useState } from 'react'
import type { FileRef } from '@/api/files'

/** Less is a finger that trembles, in pixels. */
const SWIPE = 60

export interface Gallery {
  shown: FileRef
  /** Its place among the files, from 1. */
  number: number
  count: number
  turn: (by: number) => void
  /** The same by a finger, for what the files are shown in. */
  touch: { onTouchStart: (event: TouchEvent) => void; onTouchEnd: (event: TouchEvent) => void }
}

/** Which of several files is looked at. The arrow keys and a finger turn them over, the way that the reader's language runs. */
export function useGallery(file: FileRef, among: readonly FileRef[]): Gallery {
  const [shown, show] = useState(file)
  const onwards = useDirection().dir === 'rtl' ? -1 : 1
  const at = among.findIndex(({ id }) => id === shown.id)
  const turn = (by: number) => {
    const next = among[at + by]
    if (next) show(next)
  }
  useEffect(() => {
    const keys: Record<string, number> = { ArrowRight: onwards, ArrowLeft: -onwards }
    const press = (event: KeyboardEvent) => {
      const by = keys[event.key]
      if (by === undefined || event.target instanceof HTMLInputElement || isWider(event.target)) return
      event.preventDefault()
      turn(by)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  })
  const touch = useSwipe((away) => turn(away * onwards))
  return { shown, number: at + 1, count: among.length, turn, touch }
}

/** A finger that goes across: 1 from right to left, -1 back. */
function useSwipe(onSwipe: (away: 1 | -1) => void): Gallery['touch'] {
  const [from, begin] = useState<{ x: number; y: number }>()
  return {
    onTouchStart: ({ touches, target }) => {
      const finger = touches.length === 1 && !isWider(target) ? touches[0] : undefined
      begin(finger && { x: finger.clientX, y: finger.clientY })
    },
    onTouchEnd: ({ changedTouches }) => {
      const finger = changedTouches[0]
      begin(undefined)
      if (!from || !finger) return
      const [x, y] = [finger.clientX - from.x, finger.clientY - from.y]
      if (Math.abs(x) > SWIPE && Math.abs(x) > 2 * Math.abs(y)) onSwipe(x < 0 ? 1 : -1)
    },
  }
}

/** What is larger than its window is moved about in it, not turned over. */
function isWider(target: EventTarget | null): boolean {
  const window = target instanceof Element ? target.closest('section') : null
  return window !== null && window.scrollWidth > window.clientWidth
}
