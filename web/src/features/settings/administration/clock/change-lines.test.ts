import { expect, it } from 'vitest'
import { isEndWrong, slipsOf, toEntries, toTyped, withAnother } from './change-lines'

const LIST = [
  { date: '2026-09-20', time: '02:00', ahead: 0, forGood: true },
  { date: '2026-02-15', ahead: 0 },
]

it('types the list from the earliest change on, and sets it again with its end in the last', () => {
  const typed = toTyped(LIST)
  expect(typed.changes.map(({ date }) => date)).toEqual(['2026-02-15', '2026-09-20'])
  expect(typed.end).toEqual({ kind: 'forGood', until: null })
  expect(toEntries(typed)).toEqual([LIST[1], LIST[0]])
  expect(toEntries({ ...typed, end: { kind: 'until', until: '2026-12-31' } }).at(-1)).toEqual({
    date: '2026-09-20',
    time: '02:00',
    ahead: 0,
    until: '2026-12-31',
  })
  expect(toTyped(null)).toEqual({ changes: [], end: { kind: null, until: null } })
})

it('offers the change of September 2026 to a list without any', () => {
  const [first] = toEntries(withAnother(toTyped([])))
  expect(first).toEqual({ date: '2026-09-20', time: '02:00', ahead: 0, forGood: true })
})

it('names what is wrong with a change, and a list of which nobody knows how long it holds', () => {
  const right = { date: '2026-02-15', time: '', ahead: '0' }
  expect(slipsOf([right, { ...right, date: null }, right, { ...right, date: '2026-03-22', ahead: '' }])).toEqual([
    undefined,
    'date',
    'twice',
    'ahead',
  ])
  const ends = (kind: 'forGood' | 'until' | null, until: string | null) =>
    isEndWrong({ changes: [right], end: { kind, until } })
  expect([ends(null, null), ends('until', null), ends('until', '2026-02-14')]).toEqual([true, true, true])
  expect([ends('forGood', null), ends('until', '2026-02-15')]).toEqual([false, false])
  expect(isEndWrong({ changes: [], end: { kind: null, until: null } })).toBe(false)
})
