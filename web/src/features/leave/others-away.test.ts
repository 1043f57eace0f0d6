import { expect, it } from 'vitest'
import type { UnitLeave } from '@/api/actions.gen'
import { othersAway } from './others-away'

const away = (employeeId: string, from: string) => ({
  employeeId,
  from,
  to: '2026-12-20',
  startHalf: false,
  endHalf: false,
  certain: true,
})

const UNIT: UnitLeave = {
  people: ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({ id, fullNameFr: id, fullNameAr: id })),
  absences: [away('a', '2026-12-14'), away('b', '2026-12-16'), away('c', '2026-12-15'), away('gone', '2026-12-15')],
}

it('names who else is away in those days, the first first, and not whoever asks', () => {
  const { shown, more } = othersAway(UNIT, 'a')
  expect([shown.map(({ person }) => person.id), more]).toEqual([['c', 'b'], 0])
})

it('counts those for whom a card has no room', () => {
  const absences = ['b', 'c', 'd', 'e', 'f'].map((id) => away(id, '2026-12-15'))
  const { shown, more } = othersAway({ ...UNIT, absences }, 'a')
  expect([shown.length, more]).toEqual([4, 1])
})
