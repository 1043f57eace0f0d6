import { expect, it } from 'vitest'
import { waitingOf } from './waiting'

const NOW = new Date('2026-11-20T12:00:00Z')
const exam = (id: string, status: string, deadline: string | null = null) => ({ id, status, deadline })

it('says what waits for whom, and where it is done', () => {
  const lines = waitingOf(
    [exam('a', 'draft'), exam('b', 'grading_written'), exam('c', 'oral_scheduled')],
    { toReview: 12, appeals: 2 },
    NOW,
  )
  expect(lines.map(({ work, who, count }) => [work, who, count])).toEqual([
    ['review', 'secretariat', 12],
    ['appeals', 'appeals', 2],
    ['draft', 'secretariat', null],
    ['marking', 'markers', null],
    ['oral', 'oral', null],
  ])
  expect(lines.map(({ address }) => address)).toEqual([
    '/recruitment-system/candidates?status=submitted',
    '/recruitment-system/appeals?state=filed',
    '/recruitment-system/recruitment-processes/a',
    '/recruitment-system/recruitment-processes/b?tab=written',
    '/recruitment-system/recruitment-processes/c?tab=oral',
  ])
})

it('says nothing where nothing waits', () => {
  expect(waitingOf([exam('a', 'open', '2026-12-01T00:00:00Z')], { toReview: 0, appeals: 0 }, NOW)).toEqual([])
})

it('points to an exam that is still open after its deadline', () => {
  const [line] = waitingOf([exam('a', 'open', '2026-11-01T00:00:00Z')], { toReview: 0, appeals: 0 }, NOW)
  expect(line?.work).toBe('overdue')
})
