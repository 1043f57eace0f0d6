import { expect, test } from 'vitest'
import { AT_ONCE, lettersOf, type Proposal } from './proposals'

const proposal = (pointageId: string, more: Partial<Proposal> = {}): Proposal => ({
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

test('what was left out is not issued, nor whom no terminal knows, and the reader chooses the kind', () => {
  const proposals = [
    proposal('a'),
    proposal('b', { absent: false, minutesLate: 40, kind: 'notice' }),
    proposal('c'),
    proposal('d', { registered: false }),
  ]
  const letters = lettersOf(proposals, { a: 'none', b: 'warning' }, ' Sans excuse ')
  expect(letters).toEqual([
    { persoActifId: 'e-b', date: '2026-11-18', absent: false, minutesLate: 40, kind: 'warning', reason: 'Sans excuse' },
    { persoActifId: 'e-c', date: '2026-11-18', absent: true, kind: 'explanation_request', reason: 'Sans excuse' },
  ])
  expect(lettersOf(proposals, {}, '  ')[0]).not.toHaveProperty('reason')
})

test('one act takes so many and no more', () => {
  const many = Array.from({ length: AT_ONCE + 5 }, (_, at) => proposal(String(at)))
  expect(lettersOf(many, {}, '')).toHaveLength(AT_ONCE)
})
