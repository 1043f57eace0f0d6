import { expect, test } from 'vitest'
import { isDue } from './retained'

const EXAM = { recruitmentId: 'x', titleFr: '', titleAr: '', endedOn: '2024-05-01', candidates: 3, files: 12 }

test('what is due goes in the next night, and nothing is due where nothing is left', () => {
  const now = new Date('2026-05-01T09:00:00Z')
  expect(isDue({ ...EXAM, erasedFrom: '2026-05-01' }, now)).toBe(true)
  expect(isDue({ ...EXAM, erasedFrom: '2026-05-02' }, now)).toBe(false)
  expect(isDue({ ...EXAM, erasedFrom: '2026-05-01', candidates: 0 }, now)).toBe(false)
})
