import { expect, test } from 'vitest'
import { numberKey } from './number-key'

test('one number is one number however a keyboard writes it', () => {
  for (const [one, other] of [
    ['2026/00012', '٢٠٢٦/٠٠٠١٢'],
    ['2026/00012', '۲۰۲۶/۰۰۰۱۲'],
    ['INV-2026-7', 'inv 2026 7'],
    ['INV-2026-7', 'INV\u20112026–7'],
    ['BUR 12', 'bur\u00a012'],
    ['ÉCO-1', 'eco1'],
    ['مكتب-١', 'مكتب 1'],
    ['أثاث 5', 'اثاث5'],
    ['خزانة', 'خزانه'],
    ['مـكـتـب', 'مَكْتَب'],
    ['أڭادير', 'أكادير'],
    ['ﻻ1', 'لا1'],
    ["d'ordre 3", 'd’ordre3'],
  ] as const)
    expect(numberKey(one), `${one} ${other}`).toBe(numberKey(other))
})

test('two numbers stay two', () => {
  for (const [one, other] of [
    ['2026/1', '2026/11'],
    ['2026/1', '20261'],
    ['A.1', 'A1'],
    ['A_1', 'A1'],
  ] as const)
    expect(numberKey(one)).not.toBe(numberKey(other))
})

test('what the server folds to nothing is nothing, and folding twice changes nothing', () => {
  for (const number of ['', ' - ', '\u2013', "'"]) expect(numberKey(number)).toBe('')
  for (const number of ['أَحْمَد ١', 'İstanbul', 'Straße', 'ΟΔΟΣ', 'ئ-9'])
    expect(numberKey(numberKey(number))).toBe(numberKey(number))
})
