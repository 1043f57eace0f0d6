import { type PointerEvent, type RefObject, useRef } from 'react'

/** Ink and its width on the pad. */
const INK = '#14285a'
const WIDTH = 5

interface Point {
  x: number
  y: number
}

/** Where on the pad a pointer is, whatever its size on the screen. */
function pointOf(event: PointerEvent<HTMLCanvasElement>): Point {
  const pad = event.currentTarget
  const box = pad.getBoundingClientRect()
  return {
    x: ((event.clientX - box.left) * pad.width) / box.width,
    y: ((event.clientY - box.top) * pad.height) / box.height,
  }
}

/** Draws lines where a finger, a pen or the mouse goes over the pad. */
export function usePen(pad: RefObject<HTMLCanvasElement | null>, onInk: () => void) {
  const last = useRef<Point>(null)
  const lineTo = (to: Point) => {
    const context = pad.current?.getContext('2d')
    const from = last.current
    if (!context || !from) return
    Object.assign(context, { strokeStyle: INK, lineWidth: WIDTH, lineCap: 'round', lineJoin: 'round' })
    context.beginPath()
    context.moveTo(from.x, from.y)
    context.lineTo(to.x, to.y)
    context.stroke()
    last.current = to
  }
  const end = () => {
    last.current = null
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLCanvasElement>) => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      last.current = pointOf(event)
      // A touch alone is a dot.
      lineTo(pointOf(event))
      onInk()
    },
    onPointerMove: (event: PointerEvent<HTMLCanvasElement>) => lineTo(pointOf(event)),
    onPointerUp: end,
    onPointerCancel: end,
  }
}
