import { expect, it } from 'vitest'
import type { TestToMark } from '@/api/actions.gen'
import { linesOf } from './lot'

const TEST: TestToMark = {
  examTestId: 't',
  labelFr: 'Droit',
  labelAr: 'القانون',
  kind: 'written',
  phase: 'written',
  markers: 2,
  recruitmentId: 'x',
  titleFr: '',
  titleAr: '',
  isLocked: false,
  copies: [],
  candidates: [],
}

it('knows copies by their numbers alone', () => {
  const copies = [{ copyId: 'c', number: '4821', lot: 1, round: 1, entryId: 'e', mark: 12, typedTwice: true }]
  expect(linesOf({ ...TEST, copies })).toEqual([
    { id: 'c', number: '4821', mark: 12, typedTwice: true, entryId: 'e', isLocked: false, isCopy: true },
  ])
})

it('takes no mark of whoever was absent from the oral, nor after the lock', () => {
  const one = { nameFr: 'A', nameAr: 'أ', isRecused: false, entryId: null, mark: null, typedTwice: false }
  const candidates = [
    { ...one, candidateId: 'a', candidateNumber: '00001', order: 1, isAbsent: true },
    { ...one, candidateId: 'b', candidateNumber: '00002', order: 2, isAbsent: false },
  ]
  const locked = (test: TestToMark) => linesOf(test).map(({ isLocked }) => isLocked)
  expect(locked({ ...TEST, kind: 'oral', candidates })).toEqual([true, false])
  expect(locked({ ...TEST, kind: 'oral', candidates, isLocked: true })).toEqual([true, true])
})
