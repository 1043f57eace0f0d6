import { queryOptions } from '@tanstack/react-query'
import type { Models } from 'appwrite'
import { call, request } from './client'
import { shareComputer } from './drafts'
import { isSignedOut, isUnanswered, typeOf } from './errors'
import type { PageSize } from './list-address'
import { queryClient } from './query'
import { clearPersisted } from './query-persister'
import type { Rights } from './rights'
import { clearUserData } from './sign-out-broadcast'

const CURRENT = '/account/sessions/current'
const ALL = '/account/sessions'
/** A sign-out that the server has not heard of yet. */
const OWED = 'signOutOwed'

/** Who is signed in, or null; asked without renewal, for a guest is an answer here. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async () => {
    try {
      await signOutOwed()
      return await request<Models.User>('get', '/account')
    } catch (error) {
      if (!isSignedOut(error)) throw error
      clearPersisted()
      return null
    }
  },
  meta: { kept: true },
})

export const rightsQuery = queryOptions({
  queryKey: ['rights'],
  queryFn: () => call<Rights>('get', '/rights'),
  meta: { kept: true },
})

/** After the server was lost: who is signed in, and what they may do, is asked anew. */
export async function recallSession(): Promise<void> {
  const session = await queryClient.query({ ...sessionQuery, staleTime: 0 }).catch(() => undefined)
  if (session) await queryClient.invalidateQueries({ queryKey: rightsQuery.queryKey })
}

/** The rights of the session there now is, asked past every cache and without renewal: it may still have something due. */
export async function refetchRights(): Promise<Rights> {
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
  localStorage.removeItem(OWED)
  clearPersisted()
  shareComputer(shared)
}

/** On a shared computer the session ends with the browser. */
export function signIn(email: string, password: string, shared = false): Promise<void> {
  return open('/account/sessions/email', { email, password }, shared)
}

/** Signs in with what a message brought: the digits of a code, the secret of a link. */
export function signInWith(userId: string, secret: string, shared = false): Promise<void> {
  return open('/account/sessions/token', { userId, secret }, shared)
}

/** A browser that shows this person's notifications shows them no more. */
async function leaveDevice(): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return
  await import('./push').then((push) => push.leaveDevice()).catch(() => undefined)
}

/** Leaves, whether or not the server can be told at once: it is told when it is back, before anything else is asked. */
async function end(path: string): Promise<void> {
  await leaveDevice()
  await request('delete', path).catch((error: unknown) => {
    if (isUnanswered(error)) localStorage.setItem(OWED, path)
    else if (!isSignedOut(error)) throw error
  })
  clearUserData()
}

async function signOutOwed(): Promise<void> {
  const path = localStorage.getItem(OWED)
  if (path !== CURRENT && path !== ALL) return
  await request('delete', path).catch((error: unknown) => {
    if (!isSignedOut(error)) throw error
  })
  localStorage.removeItem(OWED)
}

export const signOut = () => end(CURRENT)

/** Ends every session of the caller, this one too. */
export const signOutEverywhere = () => end(ALL)

export interface ListPreferences {
  columns?: string[] | undefined
  size?: PageSize
}

/** How its reader arranged the first screen. */
export interface HomePreferences {
  order?: string[]
  hidden?: string[]
}

/** Which fields the columns of a file are, that the server did not recognise: by what such a file looks like. */
export interface ImportMapping {
  shape: string
  /** Column header → field. */
  mapping: Record<string, string>
}

export interface Preferences {
  imports?: Record<string, ImportMapping[]>
  home?: HomePreferences
  lists?: Record<string, ListPreferences>
  density?: 'comfortable' | 'compact' | undefined
}

export const preferencesQuery = queryOptions({
  queryKey: ['preferences'],
  queryFn: () => call<Preferences>('get', '/account/prefs'),
  meta: { kept: true, deaf: 'is written by its reader alone' },
})

/** Keeps one change of preferences with the account; shown at once, written behind. */
export async function updatePreferences(change: (now: Preferences) => Preferences): Promise<void> {
  const now = await queryClient.query({ ...preferencesQuery, staleTime: 'static' })
  const next = change({ ...now })
  queryClient.setQueryData(preferencesQuery.queryKey, next)
  await call('patch', '/account/prefs', { prefs: next })
}
