import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Models } from 'appwrite'
import { act, readingQuery } from '@/api/actions'
import { call } from '@/api/client'
import { queryClient } from '@/api/query'
import { sessionQuery } from '@/api/session'
import { withSigning } from '@/api/signing'

/** A change of the caller's own account; the answer is the account as it now is. */
async function change(path: string, parameters: Record<string, unknown>): Promise<void> {
  const account = await call<Models.User>('patch', path, parameters)
  queryClient.setQueryData(sessionQuery.queryKey, account)
}

export const setName = (name: string) => change('/account/name', { name })
export const setEmail = (email: string, password: string) => change('/account/email', { email, password })
export const setPhone = (phone: string, password: string) => change('/account/phone', { phone, password })
export const setPassword = (password: string, oldPassword: string) =>
  change('/account/password', { password, oldPassword })

/** Where the caller is signed in. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: async () => (await call<Models.SessionList>('get', '/account/sessions')).sessions,
  staleTime: 0,
})

export function endSession(id: string): Promise<unknown> {
  return call('delete', `/account/sessions/${encodeURIComponent(id)}`)
}

/** Accounts of other providers that open this one. */
export const identitiesQuery = queryOptions({
  queryKey: ['identities'],
  queryFn: async () => (await call<Models.IdentityList>('get', '/account/identities')).identities,
  staleTime: 0,
})

export function unlink(identity: string): Promise<unknown> {
  return call('delete', `/account/identities/${encodeURIComponent(identity)}`)
}

const LOGS = 20

const logPage = (offset: number) => [
  JSON.stringify({ method: 'limit', values: [LOGS] }),
  JSON.stringify({ method: 'offset', values: [offset] }),
]

/** What happened to the account: sign-ins, failures, changes; newest first. */
export const logsQuery = infiniteQueryOptions({
  queryKey: ['accountLogs'],
  queryFn: ({ pageParam }) => call<Models.LogList>('get', '/account/logs', { queries: logPage(pageParam) }),
  initialPageParam: 0,
  getNextPageParam: (last, pages) => {
    const shown = pages.reduce((sum, page) => sum + page.logs.length, 0)
    return last.logs.length > 0 && shown < last.total ? shown : undefined
  },
  staleTime: 0,
})

/** What the caller has drawn to stand beside their electronic signature. */
export const drawnSignatureQuery = {
  ...readingQuery('drawnSignatures.mine'),
  meta: { deaf: 'is written by its reader alone' },
  staleTime: 0,
}

/** Signing is opened by the password first: nobody puts another signature in place of whoever left a screen open. */
export async function saveDrawnSignature(picture: string): Promise<void> {
  const saved = await withSigning(() => act('drawnSignatures.save', { picture }))
  queryClient.setQueryData(drawnSignatureQuery.queryKey, saved)
}

export async function removeDrawnSignature(): Promise<void> {
  queryClient.setQueryData(drawnSignatureQuery.queryKey, await act('drawnSignatures.remove'))
}
