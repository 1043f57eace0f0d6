import { expect, it } from 'vitest'
import type { PublicExamList } from '@/api/actions.gen'
import { openAppeals } from './appeal-times'

const list = (kind: PublicExamList['kind'], appealsUntil: string | null): PublicExamList => ({
  id: kind,
  kind,
  docId: null,
  fileId: null,
  publishedAt: '2026-11-01T09:00:00Z',
  appealsUntil,
  revisions: [],
  part: null,
  parts: null,
})
const NOW = '2026-11-20T12:00:00Z'

it('opens appeals against what was published, while the time of its list runs', () => {
  const lists = [
    list('provisional', '2026-11-10T09:00:00Z'),
    list('definitive', '2026-11-30T09:00:00Z'),
    list('written', '2026-11-21T09:00:00Z'),
    list('final', '2026-11-25T09:00:00Z'),
    list('waiting', null),
  ]
  expect([...openAppeals(lists, NOW)]).toEqual([
    ['mark', '2026-11-25T09:00:00Z'],
    ['presence', '2026-11-21T09:00:00Z'],
    ['ranking', '2026-11-25T09:00:00Z'],
  ])
})

it('opens none where nothing was published, or the moment has come', () => {
  expect(openAppeals([], NOW).size).toBe(0)
  expect(openAppeals([list('provisional', NOW)], NOW).size).toBe(0)
})
