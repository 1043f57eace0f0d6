import { expect, it } from 'vitest'
import { parseMark, typedNumber } from './mark'

it.each([
  ['12', 12],
  [' 12,5 ', 12.5],
  ['12.50', 12.5],
  ['١٢٫٧٥', 12.75],
  ['0', 0],
  ['20', 20],
  ['7.', 7],
])('reads %s as a mark', (typed, mark) => {
  expect(parseMark(typed)).toBe(mark)
})

it.each([
  ['', 'missing'],
  ['  ', 'missing'],
  ['20,25', 'range'],
  ['21', 'range'],
  ['120', 'range'],
  ['-1', 'range'],
  ['12,125', 'decimals'],
  ['douze', 'form'],
  ['1,2,3', 'form'],
])('says why %s is none', (typed, fault) => {
  expect(parseMark(typed)).toBe(fault)
})

it('reads a number without what stands between its digits', () => {
  expect(typedNumber(' 48-21 ')).toBe('4821')
  expect(typedNumber('٤٨٢١')).toBe('4821')
  expect(typedNumber('b 07')).toBe('B07')
})
