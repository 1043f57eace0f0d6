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

/** Signs in; a session of somebody else left in this browser is ended first. */
export async function signIn(email: string, password: string): Promise<void> {
  const create = () => request('post', '/account/sessions/email', { email, password })
  await create().catch(async (error: unknown) => {
    if (typeOf(error) !== 'user_session_already_exists') throw error
    await request('delete', CURRENT)
    await create()
  })
}

export async function signOut(): Promise<void> {
  await request('delete', CURRENT).catch((error: unknown) => {
    if (!isSignedOut(error)) throw error
  })
  queryClient.clear()
}

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
