import { queryOptions } from '@tanstack/react-query'
import { act } from '@/api/actions'
import { call } from '@/api/client'
import { typeOf } from '@/api/errors'

/** So many papers are signed together, for they are shown together. */
export const MOST_TOGETHER = 50

/** Until when this session may sign. */
export const signingQuery = queryOptions({
  queryKey: ['session', 'signing'],
  queryFn: () => call<{ openUntil: string | null }>('get', '/account/signing'),
  staleTime: 0,
  gcTime: 0,
})

/** What proves that it is still the same person at the keyboard. */
export interface Proof {
  password: string
  otp: string
}

/** Signs the papers of some requests; the password, where it is given, opens signing first. */
export async function signPapers(ids: readonly string[], { password, otp }: Proof): Promise<unknown> {
  if (password !== '') await call('post', '/account/signing', { password, ...(otp !== '' && { otp }) })
  return act('documentRequests.sign', { ids: [...ids] })
}

/** Whether the password was entered too long ago. */
export function isSigningClosed(error: unknown): boolean {
  return typeOf(error) === 'signing_closed'
}

/** Whether a code of the second factor is asked for beside the password. */
export function needsCode(error: unknown): boolean {
  return ['user_invalid_token', 'user_more_factors_required', 'user_challenge_required'].includes(typeOf(error) ?? '')
}
