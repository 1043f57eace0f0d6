import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { type Crop, clampCrop, draw, moveCrop, rotateCrop, type Size, WHOLE } from './crop'

const STEP = 0.04
const ZOOM_STEP = 1.15
const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}
const ZOOMS: Record<string, number> = { '+': ZOOM_STEP, '=': ZOOM_STEP, '-': 1 / ZOOM_STEP }

interface Point {
  x: number
  y: number
}

/** A picture in its frame, moved by finger, mouse, wheel or keys. */
export function useCrop(picture: HTMLCanvasElement & Size, start: Crop = WHOLE) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const fingers = useRef(new Map<number, Point>())
  const [crop, setCrop] = useState<Crop>(() => clampCrop(picture, start))

  useEffect(() => {
    if (canvas.current) draw(canvas.current, picture, crop)
  }, [picture, crop])

  useEffect(() => {
    const frame = canvas.current
    const zoom = (event: WheelEvent) => {
      // Here the wheel zooms; the page stays where it is.
      event.preventDefault()
      setCrop((now) => clampCrop(picture, { ...now, zoom: now.zoom * ZOOM_STEP ** -Math.sign(event.deltaY) }))
    }
    frame?.addEventListener('wheel', zoom, { passive: false })
    return () => frame?.removeEventListener('wheel', zoom)
  }, [picture])

  const onPointerDown = (event: PointerEvent<HTMLCanvasElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
  }
  const onPointerMove = (event: PointerEvent<HTMLCanvasElement>) => {
    const before = fingers.current.get(event.pointerId)
    if (!before) return
    const now = { x: event.clientX, y: event.clientY }
    const { width, height } = event.currentTarget.getBoundingClientRect()
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
    const spread = other ? distance(now, other) / Math.max(1, distance(before, other)) : 1
    // Two fingers move it by half of what each does.
    const share = other ? 0.5 : 1
    fingers.current.set(event.pointerId, now)
    setCrop((crop) => {
      const zoomed = clampCrop(picture, { ...crop, zoom: crop.zoom * spread })
      return moveCrop(picture, zoomed, ((now.x - before.x) / width) * share, ((now.y - before.y) / height) * share)
    })
  }
  const lift = (event: PointerEvent) => void fingers.current.delete(event.pointerId)
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key]
    const zoom = ZOOMS[event.key]
    if (!arrow && !zoom) return
    event.preventDefault()
    setCrop((now) =>
      arrow ? moveCrop(picture, now, ...arrow) : clampCrop(picture, { ...now, zoom: now.zoom * (zoom ?? 1) }),
    )
  }
  return {
    canvas,
    crop,
    zoomTo: (zoom: number) => setCrop((now) => clampCrop(picture, { ...now, zoom })),
    turn: (quarters: 1 | -1) => setCrop((now) => rotateCrop(picture, now, quarters)),
    gestures: { onPointerDown, onPointerMove, onPointerUp: lift, onPointerCancel: lift, onKeyDown },
  }
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}
