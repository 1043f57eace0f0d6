import { expect, test } from 'vitest'
import type { LetterProposal } from '@/api/actions.gen'
import { byPerson, keepDays, kindsOf, lettersOf } from './proposals'

const proposal = (pointageId: string, more: Partial<LetterProposal> = {}): LetterProposal => ({
  persoActifId: `e-${pointageId}`,
  nameFr: 'A',
  nameAr: 'ا',
  date: '2026-11-18',
  absent: true,
  minutesLate: null,
  kind: 'explanation_request',
  registered: true,
  firstIn: null,
  pointageId,
  ...more,
})

test('nothing is issued that was not kept, nor to whom no terminal knows, and the reader chooses the kind', () => {
  const proposals = [
    proposal('a'),
    proposal('b', { absent: false, minutesLate: 40, kind: 'notice' }),
    proposal('c'),
    proposal('d', { registered: false }),
  ]
  expect(lettersOf(proposals, {}, '')).toEqual([])
  const review = { b: 'warning', c: 'explanation_request', d: 'notice' } as const
  const letters = lettersOf(proposals, review, ' Sans excuse ')
  expect(letters).toEqual([
    { persoActifId: 'e-b', date: '2026-11-18', absent: false, minutesLate: 40, kind: 'warning', reason: 'Sans excuse' },
    { persoActifId: 'e-c', date: '2026-11-18', absent: true, kind: 'explanation_request', reason: 'Sans excuse' },
  ])
  expect(lettersOf(proposals, review, '  ')[0]).not.toHaveProperty('reason')
  expect(kindsOf(letters)).toEqual([
    ['warning', 1],
    ['explanation_request', 1],
  ])
})

test('a person is one line with sums, and keepDays the person keeps each day with its kind', () => {
  const of = (id: string, more: Partial<LetterProposal>) => proposal(id, { persoActifId: 'amal', ...more })
  const late = { absent: false, kind: 'notice' } as const
  const people = byPerson([
    proposal('z'),
    of('a', { ...late, minutesLate: 40 }),
    of('b', {}),
    of('c', { ...late, minutesLate: 35 }),
  ])
  const [first] = people
  if (!first) throw new Error('nobody')
  expect(people.map(({ person }) => person.persoActifId)).toEqual(['amal', 'e-z'])
  expect([first.absences, first.late, first.minutes]).toEqual([1, 2, 75])
  const kept = keepDays({ b: 'warning' }, first.days, true)
  expect(kept).toEqual({ a: 'notice', b: 'warning', c: 'notice' })
  expect(keepDays(kept, first.days, false)).toEqual({})
  expect(keepDays({}, [proposal('d', { registered: false })], true)).toEqual({})
})
