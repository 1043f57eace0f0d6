import { queryOptions } from '@tanstack/react-query'
import type { Models } from 'appwrite'
import { call, request } from '@/api/client'

export const FACTORS = ['totp', 'email', 'phone', 'recoveryCode'] as const
export type Factor = (typeof FACTORS)[number]
export type Factors = Partial<Record<Factor, boolean>>

/** The factors with which this account can prove itself a second time. */
export const factorsQuery = queryOptions({
  queryKey: ['factors'],
  queryFn: () => request<Factors>('get', '/account/mfa/factors'),
  staleTime: 0,
})

/** Starts a challenge; by mail or telephone, that sends the code. */
export async function challenge(factor: Factor): Promise<string> {
  return (await request<{ $id: string }>('post', '/account/mfa/challenges', { factor })).$id
}

/** Adds the factor to the session, and makes it fresh for what asks for a fresh proof. */
export function answerChallenge(challengeId: string, otp: string): Promise<Models.Session> {
  return request('put', '/account/mfa/challenges', { challengeId, otp })
}

export interface Authenticator {
  /** What one types into an authenticator that cannot scan. */
  secret: string
  /** The same as an `otpauth://` address, for the QR code. */
  uri: string
}

/** Starts an authenticator; one that was never confirmed is replaced. */
export function startAuthenticator(): Promise<Authenticator> {
  return request('post', '/account/mfa/authenticators/totp')
}

export function confirmAuthenticator(otp: string): Promise<Models.User> {
  return request('put', '/account/mfa/authenticators/totp', { otp })
}

export function removeAuthenticator(): Promise<unknown> {
  return call('delete', '/account/mfa/authenticators/totp')
}

export function demandFactor(mfa: boolean): Promise<Models.User> {
  return request('patch', '/account/mfa', { mfa })
}

/** Makes recovery codes, or replaces those there are. */
export async function makeRecoveryCodes(again: boolean): Promise<string[]> {
  const verb = again ? 'patch' : 'post'
  return (await call<Models.MfaRecoveryCodes>(verb, '/account/mfa/recovery-codes')).recoveryCodes
}
