import { describe, expect, it } from 'vitest'
import { lineRefusals, lineTotal, newLine, type PartLine, partsTotal, readLines, shortages, writeLines } from './lines'

const line = (key: string, partId: string, quantity: number | '', unitCost: number | '' = ''): PartLine => ({
  key,
  partId,
  quantity,
  unitCost,
})

describe('the lines of parts', () => {
  const stored = [
    { partId: 'p', quantity: 4, unitCost: 45.5 },
    { partId: 'q', quantity: 1 },
  ]

  it('are read from a document and from a form, and written as they were', () => {
    expect(readLines(stored)).toEqual([line('0', 'p', 4, 45.5), line('1', 'q', 1)])
    expect(readLines(JSON.stringify(stored))).toEqual(readLines(stored))
    expect(writeLines(readLines(stored))).toBe(JSON.stringify(stored))
    expect(readLines(null)).toEqual([])
    expect(readLines('')).toEqual([])
  })

  it('are nothing while none names a part', () => {
    expect(writeLines([newLine([])])).toBe('')
  })

  it('send an emptied quantity as none, for the server to refuse', () => {
    expect(writeLines([line('0', 'p', '')])).toBe('[{"partId":"p","quantity":0}]')
  })

  it('have keys of their own after one was taken away', () => {
    expect(newLine([line('0', 'p', 1), line('2', 'q', 1)]).key).toBe('3')
  })
})

it('totals are exact to the hundredth', () => {
  expect(lineTotal({ quantity: 3, unitCost: 0.1 })).toBe(0.3)
  expect(lineTotal({ quantity: 2, unitCost: '' })).toBe(0)
  expect(partsTotal([line('0', 'p', 3, 0.1), line('1', 'q', 1, 1.15)])).toBe(1.45)
})

it('a line runs short of what the lines before it left', () => {
  const lines = [line('0', 'p', 6), line('1', 'q', 1), line('2', 'p', 6), line('3', 'unknown', 9)]
  const stock = new Map([
    ['p', 10],
    ['q', 0],
  ])
  expect([...shortages(lines, stock)]).toEqual([
    ['1', 0],
    ['2', 4],
  ])
})

it('a refusal is said on the line that it is about, among those that were sent', () => {
  const lines = [line('0', '', 1), line('1', 'p', 6), line('4', 'p', 6)]
  expect([...lineRefusals({ '1.quantity': '4 left' }, lines)]).toEqual([['4', '4 left']])
})
