import type { Address } from '@/paths/address'
import { paths } from '@/paths/paths'

export type Work = 'draft' | 'review' | 'appeals' | 'overdue' | 'marking' | 'oral'
export type Who = 'secretariat' | 'appeals' | 'markers' | 'oral'

/** Something that waits, how much of it, and for whom. */
export interface WaitingLine {
  key: string
  work: Work
  who: Who
  count: number | null
  /** Of which exam, where it is one. */
  exam?: string
  address: Address
}

interface Exam {
  id: string
  status: string
  deadline: string | null
}

interface Counts {
  toReview: number
  appeals: number
}

const BY_STATUS: Readonly<Record<string, { work: Work; who: Who; tab?: string }>> = {
  draft: { work: 'draft', who: 'secretariat' },
  grading_written: { work: 'marking', who: 'markers', tab: 'written' },
  oral_scheduled: { work: 'oral', who: 'oral', tab: 'oral' },
}

/** What waits of all exams, what has a number first. */
export function waitingOf(exams: readonly Exam[], { toReview, appeals }: Counts, now: Date): WaitingLine[] {
  const counted: WaitingLine[] = [
    {
      key: 'review',
      work: 'review',
      who: 'secretariat',
      count: toReview,
      address: paths.candidates({ status: 'submitted' }),
    },
    { key: 'appeals', work: 'appeals', who: 'appeals', count: appeals, address: paths.appeals({ state: 'filed' }) },
  ]
  const ofExams = exams.flatMap(({ id, status, deadline }): WaitingLine[] => {
    const known = BY_STATUS[status]
    if (known) {
      const { work, who, tab } = known
      return [{ key: `${work}-${id}`, work, who, count: null, exam: id, address: paths.exam(id, tab ? { tab } : {}) }]
    }
    const isOverdue = status === 'open' && deadline !== null && new Date(deadline) < now
    if (!isOverdue) return []
    return [
      { key: `overdue-${id}`, work: 'overdue', who: 'secretariat', count: null, exam: id, address: paths.exam(id) },
    ]
  })
  return [...counted.filter(({ count }) => count !== 0), ...ofExams]
}
