import type { Candidates } from '@/api/schema.gen'

export type CandidateAct = 'validate' | 'eliminate' | 'reopen' | 'decline' | 'hire'

/** What the table of the flow allows of people, from where a candidate stands; the other steps are the engine's. */
export function openActs({ status, hiredEmployeeId }: Pick<Candidates, 'status' | 'hiredEmployeeId'>): CandidateAct[] {
  switch (status) {
    case 'submitted':
      return ['validate', 'eliminate']
    case 'validated':
    case 'eliminated_pre_written':
      return ['reopen']
    case 'hired':
      return hiredEmployeeId ? ['decline'] : ['decline', 'hire']
    default:
      return []
  }
}
