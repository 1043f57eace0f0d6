import { queryOptions } from '@tanstack/react-query'
import type { Models } from 'appwrite'
import { call, request } from './client'
import { isSignedOut, typeOf } from './errors'
import { queryClient } from './query'
import type { Rights } from './rights'

const CURRENT = '/account/sessions/current'

/** Who is signed in, or null; asked without renewal, for a guest is an answer here. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async () => {
    try {
      return await request<Models.User>('get', '/account')
    } catch (error) {
      if (isSignedOut(error)) return null
      throw error
    }
  },
})

export const rightsQuery = queryOptions({
  queryKey: ['rights'],
  queryFn: () => call<Rights>('get', '/rights'),
})

/** The rights of the session there now is, asked past every cache and without renewal: it may still have something due. */
export async function standing(): Promise<Rights> {
  const rights = await request<Rights>('get', '/rights')
  queryClient.setQueryData(rightsQuery.queryKey, rights)
  return rights
}

/** Opens a session; one of somebody else left in this browser is ended first. */
async function open(path: string, parameters: Record<string, unknown>, shared: boolean): Promise<void> {
  const create = () => request('post', path, shared ? { ...parameters, shared } : parameters)
  await create().catch(async (error: unknown) => {
    if (typeOf(error) !== 'user_session_already_exists') throw error
    await request('delete', CURRENT)
    await create()
  })
}

/** On a shared computer the session ends with the browser. */
export function signIn(email: string, password: string, shared = false): Promise<void> {
  return open('/account/sessions/email', { email, password }, shared)
}

/** Signs in with what a message brought: the digits of a code, the secret of a link. */
export function signInWith(userId: string, secret: string, shared = false): Promise<void> {
  return open('/account/sessions/token', { userId, secret }, shared)
}

async function end(path: string): Promise<void> {
  await request('delete', path).catch((error: unknown) => {
    if (!isSignedOut(error)) throw error
  })
  queryClient.clear()
}

export const signOut = () => end(CURRENT)

/** Ends every session of the caller, this one too. */
export const signOutEverywhere = () => end('/account/sessions')

export interface ListPreferences {
  columns?: string[]
  size?: number
}

export interface Preferences {
  lists?: Record<string, ListPreferences>
  density?: 'comfortable' | 'compact'
}

export const preferencesQuery = queryOptions({
  queryKey: ['preferences'],
  queryFn: () => call<Preferences>('get', '/account/prefs'),
})

/** Keeps one change of preferences with the account; shown at once, written behind. */
export async function prefer(change: (now: Preferences) => Preferences): Promise<void> {
  const now = await queryClient.ensureQueryData(preferencesQuery)
  const next = change({ ...now })
  queryClient.setQueryData(preferencesQuery.queryKey, next)
  await call('patch', '/account/prefs', { prefs: next })
}
