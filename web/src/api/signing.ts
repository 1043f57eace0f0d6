import { queryOptions } from '@tanstack/react-query'
import i18next from 'i18next'
import { call } from './client'
import { typeOf } from './errors'
import { queryClient } from './query'

/** Until when this session may sign; null where signing is closed. */
export interface Signing {
  openUntil: string | null
}

const PATH = '/account/signing'

export const signingQuery = queryOptions({
  queryKey: ['signing'],
  queryFn: (): Promise<Signing> => call('get', PATH),
  staleTime: 0,
  meta: { deaf: 'is of the session that asks' },
})

/** Opens signing for a while, in this session alone. */
export async function openSigning(password: string, otp: string): Promise<void> {
  const opened = await call<Signing>('post', PATH, otp ? { password, otp } : { password })
  queryClient.setQueryData(signingQuery.queryKey, opened)
}

export async function closeSigning(): Promise<void> {
  await call('delete', PATH)
  queryClient.setQueryData(signingQuery.queryKey, { openUntil: null })
}

type Opening = () => Promise<boolean>
let opening: Opening | undefined

/** Who is asked to open signing when an act finds it closed; answers whether it was opened. */
export function onSigningClosed(ask: Opening | undefined): void {
  opening = ask
}

/** Runs an act that is signed. Where signing is closed, the person opens it and the act goes on by itself. */
export async function withSigning<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (typeOf(error) !== 'signing_closed' || !opening) throw error
    if (!(await opening())) throw new Error(i18next.t('givenUp', { ns: 'signing' }))
    return run()
  }
}
