import { queryOptions } from '@tanstack/react-query'
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
}

/** A user, and the one-time password that is shown once; empty when one was given. */
export interface Credentials {
  user: Users
  password: string
}

export function invite(invitation: Invitation): Promise<Credentials> {
  return call('post', '/actions/users.invite', { ...invitation })
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

/** The open sessions of a user, newest first. */
export function sessionsQuery(userId: string) {
  return queryOptions({
    queryKey: ['users', 'sessions', userId],
    queryFn: () => call<{ total: number; sessions: Models.Session[] }>('post', '/actions/users.sessions', { userId }),
  })
}
