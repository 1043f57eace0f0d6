import type { Candidates } from '@/api/schema.gen'

export type CandidateAct = 'validate' | 'eliminate' | 'reopen' | 'decline' | 'hire'

/** The letters that answer to what the review does most: none of a document that is shown (`VIEWER_KEYS`). */
export const REVIEW_KEYS = {
  validate: 'v',
  eliminate: 'r',
  reopen: 'u',
  confirm: 'c',
  next: 'n',
  later: 'l',
} as const

type Standing = Pick<Candidates, 'status' | 'publishedStatus' | 'hiredEmployeeId'>

/** What the table of the flow allows of people, from where a candidate stands; the other steps are the engine's. */
export function openActs({ status, publishedStatus, hiredEmployeeId }: Standing): CandidateAct[] {
  switch (status) {
    case 'submitted':
      return ['validate', 'eliminate']
    case 'validated':
    case 'eliminated_pre_written':
      // Once a list says it, nothing is taken back but by an appeal.
      return publishedStatus === status ? [] : ['reopen']
    case 'hired':
      // Nobody gives up or takes a post that was not announced, nor one that is theirs already.
      return publishedStatus === 'hired' && !hiredEmployeeId ? ['decline', 'hire'] : []
    default:
      return []
  }
}

/** From where somebody withdraws: until the oral. */
const BEFORE_ORAL: readonly Candidates['status'][] = [
  'submitted',
  'validated',
  'eliminated_pre_written',
  'convoked_written',
  'passed_written',
  'failed_written',
]

/** Whether a withdrawal may be entered. */
export const mayWithdraw = ({ status }: Standing): boolean => BEFORE_ORAL.includes(status)

/** Until when the desk corrects an application: no list says anything of it. */
export const mayCorrect = ({ status, publishedStatus }: Standing): boolean =>
  !publishedStatus && (status === 'submitted' || status === 'validated' || status === 'eliminated_pre_written')

/** Whether there may be something to appeal against on paper: what was published of somebody who has not withdrawn. */
export function mayAppeal({ status, publishedStatus }: Standing): boolean {
  return Boolean(publishedStatus) && status !== 'withdrawn' && status !== 'submitted'
}
