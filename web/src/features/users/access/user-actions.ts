import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Models } from 'appwrite'
import { type ActionInput, act, readAction } from '@/api/actions'
import type { ActionInputs } from '@/api/actions.gen'
import type { Users } from '@/api/schema.gen'

export type Invitation = ActionInput<'users.invite'>

/** A user, and the one-time password that is shown once; empty when one was given. */
export interface Credentials {
  user: Users
  password: string
}

export function invite(invitation: Invitation): Promise<Credentials> {
  return act('users.invite', invitation)
}

/** Lets somebody in who waits. */
export function accept(acceptance: ActionInputs['users.accept']): Promise<unknown> {
  return act('users.accept', acceptance)
}

export function resetPassword(userId: string): Promise<Credentials> {
  return act('users.resetPassword', { userId })
}

export function endSessions(userId: string): Promise<unknown> {
  return act('users.endSessions', { userId })
}

export function endSession(userId: string, sessionId: string): Promise<unknown> {
  return act('users.endSession', { userId, sessionId })
}

/** Takes a lost second factor away; the sessions end. */
export function resetSecondFactor(userId: string): Promise<unknown> {
  return act('users.resetSecondFactor', { userId })
}

/** The open sessions of a user, newest first. */
export function sessionsQuery(userId: string) {
  return queryOptions({
    queryKey: ['users', 'sessions', userId],
    queryFn: (): Promise<{ total: number; sessions: Models.Session[] }> => readAction('users.sessions', { userId }),
  })
}

/** One line of the sign-in log: the protocol's log, with its event and device. */
export type SignIn = Pick<Models.Log, 'event' | 'ip' | 'time' | 'clientName' | 'osName' | 'deviceName'>

const ENTRIES = 25

/** What a user did about signing in, and what was tried in their name, newest first. */
export function signInLogQuery(userId: string) {
  return infiniteQueryOptions({
    queryKey: ['users', 'signIns', userId],
    queryFn: ({ pageParam: offset }): Promise<{ total: number; logs: SignIn[] }> =>
      readAction('users.signInLog', { userId, limit: ENTRIES, offset }),
    initialPageParam: 0,
    getNextPageParam: (page, _, offset) => (offset + ENTRIES < page.total ? offset + ENTRIES : undefined),
  })
}
