import { call } from './client'
import type { Users } from './schema.gen'

export interface Invitation {
  email: string
  username: string
  employeeId?: string
  roles: string[]
  auth: string[]
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
