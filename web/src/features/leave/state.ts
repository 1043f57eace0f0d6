import type { LeaveRequests } from '@/api/schema.gen'
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
