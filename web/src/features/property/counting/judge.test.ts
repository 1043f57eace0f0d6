import { expect, test } from 'vitest'
import { ExpectedList, type ExpectedRow, judge, type Sighting, Sightings, subjectOf } from './judge'
import { numberKey } from './number-key'
import { readScannedCode } from './scanned-code'

const row = (itemId: string, more: Partial<ExpectedRow> = {}): ExpectedRow => {
  const { number = `2026/${itemId}`, ...rest } = more
  const usual = { designation: `Chaise ${itemId}`, bureauId: 'registry', quantity: 1 }
  return { itemId, number, key: number && numberKey(number), ...usual, ...rest }
}
const seen = (subject: string, more: Partial<Sighting> = {}): Sighting => ({
  id: `scan-${subject}`,
  subject,
  bureauId: 'registry',
  at: '2026-11-30T09:00:00.000Z',
  quantity: 1,
  ...more,
})
const list = new ExpectedList([
  row('a1'),
  row('a2', { number: 'INV-٢٠' }),
  row('a3', { number: null }),
  row('a4', { bureauId: 'archive' }),
  row('a5', { bureauId: null }),
])
const none = new Sightings()

test('a label says the same by the address of any host, by its id and by its number', () => {
  for (const code of [
    'https://diwan.commune.ma/inventory-dashboard/a1',
    'http://old.example:8080/app/inventory-dashboard/a1/?tab=movements#x',
    ' a1 ',
    '2026/A1',
    '٢٠٢٦/a1',
  ])
    expect(judge(list, none, code, 'registry'), code).toEqual({ word: 'here', row: row('a1') })
  expect(list.find('inv 20')?.itemId).toBe('a2')
})

test('an office is told from an item by its address alone', () => {
  expect(readScannedCode('https://x.ma/inventory-dashboard/bureaux/registry')).toEqual({
    kind: 'office',
    id: 'registry',
  })
  expect(readScannedCode('https://x.ma/inventory-dashboard/a1')).toEqual({ kind: 'item', id: 'a1' })
  expect(readScannedCode('/inventory-dashboard/a1/')).toEqual({ kind: 'item', id: 'a1' })
  for (const text of [
    ...['registry', 'https://x.ma/cars-management/a1', 'x.ma/inventory-dashboard/a1', ''],
    ...[
      'https://x.ma/inventory-dashboard',
      'https://x.ma/inventory-dashboard/bureaux',
      'https://x.ma/inventory-dashboard/a/b/c',
    ],
  ])
    expect(readScannedCode(text), text).toEqual({ kind: 'text', text })
  expect(list.find('https://x.ma/inventory-dashboard/bureaux/a1')).toBeUndefined()
})

test('what belongs elsewhere, or nowhere yet, and what nobody knows, is said', () => {
  expect(judge(list, none, 'a4', 'registry')).toEqual({ word: 'elsewhere', row: row('a4', { bureauId: 'archive' }) })
  expect(judge(list, none, 'a5', 'registry').word).toBe('elsewhere')
  for (const code of ['a9', '2026/a', '', 'WIFI:S:mairie;;'])
    expect(judge(list, none, code, 'registry'), code).toEqual({ word: 'unknown' })
})

test('what was counted is counted again, whoever counted it and wherever, until that is taken back', () => {
  const before = seen('a1', { by: 'omar', bureauId: 'archive' })
  expect(judge(list, new Sightings([before]), '2026/a1', 'registry')).toEqual({
    word: 'again',
    row: row('a1'),
    before,
  })
  const back = seen('a1', { id: 'scan-z', at: '2026-11-30T09:01:00.000Z', quantity: 0 })
  expect(judge(list, new Sightings([before, back]), 'a1', 'registry').word).toBe('here')
  const code = subjectOf(undefined, 'Écran 7', 'registry')
  expect(judge(list, new Sightings([seen(code)]), 'ecran-7', 'registry').word).toBe('again')
  expect(judge(list, new Sightings([seen(code)]), 'ecran-7', 'archive').word, 'another of its kind').toBe('unknown')
})

test('of two sightings the later counts, then the greater id, in whatever order they come', () => {
  const all = [
    seen('a1', { id: 'b', at: '2026-11-30T09:00:02.000Z', bureauId: 'two' }),
    seen('a1', { id: 'c', at: '2026-11-30T09:00:02.000Z', bureauId: 'three' }),
    seen('a1', { id: 'd', at: '2026-11-30T09:00:01.000Z', bureauId: 'one' }),
  ]
  for (const order of [all, all.toReversed(), [...all, ...all]])
    expect(new Sightings(order).of('a1')?.bureauId).toBe('three')
})

test('three signs of a number suggest its item, the end of a number and this office first', () => {
  const numbers = ['2026/00112', '2026/11200', '2025/00112'].map((number, at) =>
    row(`n${at}`, { number, bureauId: at === 2 ? 'registry' : 'archive' }),
  )
  const some = new ExpectedList(numbers)
  expect(some.suggest('112', 'registry', 5).map(({ itemId }) => itemId)).toEqual(['n2', 'n0', 'n1'])
  expect(some.suggest('١١٢', 'registry', 1)).toHaveLength(1)
  expect(some.suggest('11', 'registry', 5)).toEqual([])
  expect(list.suggest('chaise A3', 'registry', 5).map(({ itemId }) => itemId)).toEqual(['a3'])
  expect(list.suggest('chaise', 'archive', 5).map(({ itemId }) => itemId)).toEqual(['a4'])
})

test('a scan among twenty thousand is judged at once', () => {
  const many = Array.from({ length: 20_000 }, (_, at) => row(`item${at}`, { number: `INV/${at}` }))
  const begin = performance.now()
  const all = new ExpectedList(many)
  expect(performance.now() - begin).toBeLessThan(1_000)
  const judging = performance.now()
  for (let at = 0; at < 1_000; at++) expect(judge(all, none, `inv/${at * 19}`, 'registry').word).toBe('here')
  expect(performance.now() - judging).toBeLessThan(500)
})
