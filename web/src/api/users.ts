import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Models } from 'appwrite'
import { call } from './client'
import type { Users } from './schema.gen'

export interface Invitation {
  email: string
  username: string
  employeeId?: string
  /** Absent: a profile that stands already keeps its own. */
  roles?: string[]
  auth?: string[]
  /** None: the server makes a one-time one. */
  password?: string
  /** A letter lets the person choose the password. */
  byMail?: boolean
}

/** A user, and the one-time password that is shown once; empty when one was given. */
export interface Credentials {
  user: Users
  password: string
}

export function invite(invitation: Invitation): Promise<Credentials> {
  return call('post', '/actions/users.invite', { ...invitation })
}

export interface Acceptance {
  userId: string
  employeeId: string | null
  roles: string[]
  /** The second yes, for whoever registered under an address that nobody has confirmed. */
  acceptUnverified?: true
}

/** Lets somebody in who waits. */
export function accept(acceptance: Acceptance): Promise<unknown> {
  return call('post', '/actions/users.accept', { ...acceptance })
}

export function resetPassword(userId: string): Promise<Credentials> {
  return call('post', '/actions/users.resetPassword', { userId })
}

export function endSessions(userId: string): Promise<unknown> {
  return call('post', '/actions/users.endSessions', { userId })
}

export function endSession(userId: string, sessionId: string): Promise<unknown> {
  return call('post', '/actions/users.endSession', { userId, sessionId })
}

/** Takes a lost second factor away; the sessions end. */
export function resetSecondFactor(userId: string): Promise<unknown> {
  return call('post', '/actions/users.resetSecondFactor', { userId })
}

/** The open sessions of a user, newest first. */
export function sessionsQuery(userId: string) {
  return queryOptions({
    queryKey: ['users', 'sessions', userId],
    queryFn: () => call<{ total: number; sessions: Models.Session[] }>('post', '/actions/users.sessions', { userId }),
  })
}

/** One line of the sign-in log: the protocol's log, with its event and device. */
export type SignIn = Pick<Models.Log, 'event' | 'ip' | 'time' | 'clientName' | 'osName' | 'deviceName'>

const ENTRIES = 25

/** What a user did about signing in, and what was tried in their name, newest first. */
export function signInLogQuery(userId: string) {
  return infiniteQueryOptions({
    queryKey: ['users', 'signIns', userId],
    queryFn: ({ pageParam: offset }) =>
      call<{ total: number; logs: SignIn[] }>('post', '/actions/users.signInLog', { userId, limit: ENTRIES, offset }),
    initialPageParam: 0,
    getNextPageParam: (page, _, offset) => (offset + ENTRIES < page.total ? offset + ENTRIES : undefined),
  })
}
