import { expect, it } from 'vitest'
import { groupsOf, searchOf, viewOf, viewsFor } from './views'

const at = (value: string | null, justified: boolean, count: number, sum: number, label = '') => ({
  by: [value, String(justified)],
  label: [label, ''],
  count,
  sum,
})

it('joins what is justified and what is not, the latest day first', () => {
  const groups = [
    at('2026-11-16T00:00:00.000+00:00', false, 3, 900),
    at('2026-11-17T00:00:00.000+00:00', true, 1, 450),
    at('2026-11-16T00:00:00.000+00:00', true, 2, 100),
  ]
  expect(groupsOf({ groups }, 'day')).toEqual([
    { value: '2026-11-17', label: '', total: 1, justified: 1, minutes: 450 },
    { value: '2026-11-16', label: '', total: 5, justified: 2, minutes: 1000 },
  ])
})

it('puts the unit with the longest absence first, those without one among them', () => {
  const groups = [at('s1', false, 9, 90, 'A'), at(null, false, 1, 450), at('s2', false, 1, 90, 'B')]
  expect(groupsOf({ groups }, 'service').map(({ value }) => value)).toEqual([null, 's1', 's2'])
})

it('leads to the list of a group, within what was chosen', () => {
  const search = { by: 'day', justification: 'open', page: 3 }
  expect(searchOf(search, 'day', '2026-11-16')).toEqual({
    justification: 'open',
    from: '2026-11-16',
    to: '2026-11-16',
  })
  expect(searchOf({ by: 'service' }, 'service', null)).toEqual({ service: 'none' })
})

it('is the list unless the address names a view, and offers what the reader may count', () => {
  expect(viewOf({ by: 'bureau' })).toBe('bureau')
  expect(viewOf({ by: 'reason' })).toBeUndefined()
  expect(viewsFor(new Set(['date', 'annexeId', 'minutes', 'justified']))).toEqual(['day', 'annexe'])
  expect(viewsFor(new Set(['date', 'minutes']))).toEqual([])
})
