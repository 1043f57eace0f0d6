import { expect, it } from 'vitest'
import { decisionsFor, needsReason } from './decisions'

it('offers what fits all that is chosen', () => {
  expect(decisionsFor([])).toEqual([])
  expect(decisionsFor(['moved', 'quantity', 'moved'])).toEqual(['accept', 'keep'])
  expect(decisionsFor(['missing', 'moved'])).toEqual(['keep'])
  expect(decisionsFor(['unknown'])).toEqual(['make_item', 'dismiss'])
  expect(decisionsFor(['unknown', 'missing'])).toEqual([])
})

it('asks why where something is given up, or missing and kept', () => {
  expect(needsReason('keep', ['moved'])).toBe(false)
  expect(needsReason('keep', ['moved', 'missing'])).toBe(true)
  expect(needsReason('dismiss', ['unknown'])).toBe(true)
  expect(needsReason('make_item', ['unknown'])).toBe(false)
})
