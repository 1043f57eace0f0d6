import { expect, it } from 'vitest'
import { ASPECT, clampCrop, MAX_ZOOM, moveCrop, rotateCrop, sentSize, visibleSize, WHOLE } from './crop'

const portrait = { width: 600, height: 800 }
const landscape = { width: 1600, height: 900 }

it('fills the frame, whatever way the picture stands', () => {
  expect(visibleSize(portrait, WHOLE)).toEqual({ width: 1, height: 600 / ASPECT / 800 })
  expect(visibleSize(landscape, WHOLE)).toEqual({ width: (900 * ASPECT) / 1600, height: 1 })
})

it('never shows what is beside the picture', () => {
  expect(moveCrop(portrait, WHOLE, 3, 0)).toEqual(WHOLE)
  expect(moveCrop(landscape, WHOLE, 3, 0).x).toBeCloseTo(visibleSize(landscape, WHOLE).width / 2)
  expect(clampCrop(portrait, { ...WHOLE, zoom: 9, x: -4 })).toMatchObject({ zoom: MAX_ZOOM, x: expect.closeTo(0.1) })
  expect(clampCrop(portrait, { ...WHOLE, zoom: 0.2 }).zoom).toBe(1)
})

it('follows the finger: a frame to the right shows what was a frame to the left', () => {
  const close = { ...WHOLE, zoom: 4 }
  expect(moveCrop(landscape, close, 0.5, 0).x).toBeCloseTo(0.5 - visibleSize(landscape, close).width / 2)
})

it('turns around the middle, and four turns are none', () => {
  let crop = clampCrop(landscape, { turns: 0, zoom: 3, x: 0.3, y: 0.6 })
  const first = crop
  expect(rotateCrop(landscape, rotateCrop(landscape, crop, 1), -1)).toEqual(first)
  for (let turn = 0; turn < 4; turn++) crop = rotateCrop(landscape, crop, 1)
  expect(crop.turns).toBe(0)
})

it('sends no more pixels than there are, and no more than a preview has', () => {
  expect(sentSize({ width: 6000, height: 4000 }, WHOLE)).toEqual({ width: 1024, height: 768 })
  expect(sentSize(portrait, WHOLE)).toEqual({ width: 600, height: 450 })
  expect(sentSize(portrait, { ...WHOLE, turns: 1 })).toEqual({ width: 800, height: 600 })
  expect(sentSize({ width: 40, height: 40 }, WHOLE).width).toBe(320)
})

it('takes a frame of another shape, as photos of identity have', () => {
  const upright = { ...WHOLE, aspect: 2 / 3 }
  expect(visibleSize(landscape, upright)).toEqual({ width: (900 * 2) / 3 / 1600, height: 1 })
  expect(rotateCrop(landscape, upright, 1).aspect).toBe(2 / 3)
  expect(sentSize({ width: 3000, height: 4000 }, upright)).toEqual({ width: 1024, height: 1536 })
})
