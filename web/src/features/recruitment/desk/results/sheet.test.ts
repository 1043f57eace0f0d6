import { expect, it } from 'vitest'
import { markOf, readSheet } from './sheet'

it('reads a sheet, also one that lacks what was added since', () => {
  const sheet = readSheet({ rank: 4, of: 12, tests: [{ examTestId: 't' }], separation: 'oral' })
  expect(sheet).toMatchObject({ rank: 4, of: 12, separation: 'oral', ground: null, written: null })
  expect(sheet?.tests).toHaveLength(1)
  expect(readSheet('{"rank":1}')?.rank).toBe(1)
})

it('reads nothing of what is no sheet', () => {
  for (const value of [null, undefined, '', 'x', 7]) expect(readSheet(value)).toBeUndefined()
})

it('writes hundredths as a mark', () => {
  expect([markOf(1325), markOf(0), markOf(null)]).toEqual([13.25, 0, null])
})
