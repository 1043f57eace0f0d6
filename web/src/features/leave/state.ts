import type { LeaveRequests, LeaveTypes } from '@/api/schema.gen'
import { today } from '@/i18n/format'
import type { Tone } from '@/ui/status-badge'

type Standing = Pick<LeaveRequests, 'status' | 'step' | 'purpose'>

/** How a request stands, in one word: its status, or whose word it waits for. */
export type LeaveState =
  | 'toCorrect'
  | 'withManager'
  | 'withHr'
  | 'approved'
  | 'cancellationAsked'
  | 'rejected'
  | 'cancelled'

export const STATE_TONES: Record<LeaveState, Tone> = {
  toCorrect: 'warn',
  withManager: 'info',
  withHr: 'info',
  approved: 'good',
  cancellationAsked: 'warn',
  rejected: 'bad',
  cancelled: 'quiet',
}

export function stateOf({ status, step, purpose }: Standing): LeaveState {
  if (status === 'rejected' || status === 'cancelled') return status
  if (status === 'approved') return isCancellationOpen({ step, purpose }) ? 'cancellationAsked' : 'approved'
  if (step === 'submitted') return 'toCorrect'
  return step === 'hr' ? 'withHr' : 'withManager'
}

function isCancellationOpen({ step, purpose }: Pick<Standing, 'step' | 'purpose'>): boolean {
  return purpose === 'cancellation' && step !== 'done'
}

/** Who looks at a request. */
export interface LeaveReader {
  isOwn: boolean
  isHr: boolean
  heads: boolean
}

/** What of its type decides on what may be done with a leave. */
export type LeaveNature = Pick<LeaveTypes, 'certificate' | 'isMedical'>

export type LeaveAct = 'correct' | 'withdraw' | 'cancel' | 'attach' | 'resume' | 'visit' | 'print'

/** What may be done with a request from where it stands; the server asks again. */
export function actsOf(
  row: Standing & Pick<LeaveRequests, 'startDate' | 'endDate' | 'resumedOn'>,
  { isOwn, isHr, heads }: LeaveReader,
  nature: LeaveNature | undefined,
  day = today(),
): LeaveAct[] {
  const state = stateOf(row)
  const [start, end] = [row.startDate.slice(0, 10), row.endDate.slice(0, 10)]
  const isKept = isOwn || isHr
  const isWaiting = state === 'withManager' || state === 'withHr' || state === 'cancellationAsked'
  const isMedical = nature?.isMedical === true
  const isLive = row.status === 'pending' || row.status === 'approved'
  const may: Record<LeaveAct, boolean> = {
    correct: isOwn && state === 'toCorrect',
    withdraw: isKept && (isWaiting || state === 'toCorrect'),
    cancel: isKept && state === 'approved' && end >= day,
    attach: isKept && isLive && (nature?.certificate === true || isMedical),
    resume: !isOwn && (isHr || heads) && row.status === 'approved' && !row.resumedOn && start <= day,
    visit: isMedical && isHr && !isOwn && isLive && start <= day,
    print: isKept && (row.status === 'approved' || row.status === 'rejected'),
  }
  return (Object.keys(may) as LeaveAct[]).filter((act) => may[act])
}
