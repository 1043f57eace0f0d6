import { queryOptions, useQuery } from '@tanstack/react-query'
import { address, request } from './client'

/** What the sign-in screen may offer, as the server is configured. */
export interface SignInOptions {
  signUp: boolean
  mail: boolean
  sms: boolean
  /** OpenID Connect providers. */
  providers: readonly Provider[]
}

export interface Provider {
  id: string
  name: string
}

const NONE: SignInOptions = { signUp: false, mail: false, sms: false, providers: [] }

export const signInOptionsQuery = queryOptions({
  queryKey: ['signInOptions'],
  queryFn: () => request<SignInOptions>('get', '/sign-in'),
  meta: { deaf: 'is of a page before anybody is signed in' },
})

/** What is offered; nothing but the password while that is not known. `known` says whether the server has answered. */
export function useSignInOptions(): SignInOptions & { known: boolean } {
  const { data } = useQuery(signInOptionsQuery)
  return { ...(data ?? NONE), known: data !== undefined }
}

/** Where the browser goes to sign in with a provider; it comes back to `success` or to `failure`, paths of this site. */
export function providerAddress(provider: string, success: string, failure: string): string {
  const here = (path: string) => window.location.origin + path
  return address(`/account/sessions/oauth2/${encodeURIComponent(provider)}`, {
    success: here(success),
    failure: here(failure),
  })
}
