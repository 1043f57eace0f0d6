import { expect, test } from 'vitest'
import type { ExamListEntry, PublicExam } from '@/api/actions.gen'
import { bySpecialty } from './entries'

const specialty = (id: string) => ({ id, nameFr: id, nameAr: id, posts: 1, communeFr: null, communeAr: null })
const exam = { positions: [{ specialties: [specialty('law')] }, { specialties: [specialty('eco')] }] } as PublicExam
const entry = (candidateNumber: string, specialtyId: string | null, rank?: number): ExamListEntry => ({
  candidateNumber,
  nameFr: null,
  nameAr: null,
  specialtyId,
  word: '',
  ...(rank !== undefined && { rank }),
})

test('a list is read by specialty, and in each by rank', () => {
  const list = [entry('7', 'eco', 2), entry('3', 'law', 1), entry('9', 'eco', 1), entry('4', 'gone', 1)]
  const told = bySpecialty(exam, list).map(({ specialty: of, entries }) => [
    of?.id,
    entries.map((one) => one.candidateNumber),
  ])
  expect(told).toEqual([
    ['law', ['3']],
    ['eco', ['9', '7']],
    [undefined, ['4']],
  ])
})

test('a list without ranks stays in its order', () => {
  const [group] = bySpecialty(exam, [entry('2', 'law'), entry('1', 'law')])
  expect(group?.entries.map((one) => one.candidateNumber)).toEqual(['2', '1'])
})
