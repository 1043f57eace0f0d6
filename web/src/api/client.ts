import { AppwriteException, Client } from 'appwrite'
import i18next from 'i18next'
import { parseLanguage } from '@/i18n/language'
import { type Due, dueOf, isSignedOut, isUnanswered, statusOf } from './errors'
import { reportFailure, reportSuccess } from './health'

export const PROJECT = 'diwan'

const endpoint = `${window.location.origin}/v1`

/** The SDK wants an absolute endpoint. */
export const client = new Client().setEndpoint(endpoint).setProject(PROJECT)

type Parameters = Record<string, unknown>
type Renewal = (due?: Due) => Promise<void>

let renewal: Renewal | undefined
let renewing: Promise<void> | undefined

/** The language in which the server answers. */
export function setLocale(language: string): void {
  client.setLocale(parseLanguage(language) ?? 'fr')
}

/** Who is asked when a session ended, or has something due, under an open screen; the call that met it then goes out again. */
export function onSessionEnd(ask: Renewal | undefined): void {
  renewal = ask
}

/** The address of a call, for what the browser fetches by itself. */
export function address(path: string, parameters: Parameters = {}): string {
  const url = new URL(endpoint + path)
  url.searchParams.set('project', PROJECT)
  for (const [key, value] of Object.entries(Client.flatten(parameters))) url.searchParams.set(key, String(value))
  return url.href
}

export function headers(extra: Record<string, string> = {}): Record<string, string> {
  return { 'X-Appwrite-Project': PROJECT, 'X-Appwrite-Locale': client.config.locale, ...extra }
}

/** Runs a call, and takes from what becomes of it whether the server is there. */
export async function withHealthTracking<T>(run: () => Promise<T>): Promise<T> {
  try {
    const answer = await run()
    reportSuccess()
    return answer
  } catch (error) {
    if (!isUnanswered(error)) {
      reportSuccess()
      throw error
    }
    reportFailure()
    throw new Error(i18next.t('signIn.unreachable'), { cause: error })
  }
}

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

/**
 * One call and its answer, whatever it is. Generic over the answer, which the server's goldens keep: this is the one
 * place that believes it. We go through the SDK's client, not through its services, which are most of its weight.
 */
export function request<T>(method: Method, path: string, parameters: Parameters = {}, extra = {}): Promise<T> {
  const body: Record<string, string> = method === 'get' ? {} : { 'content-type': 'application/json' }
  return withHealthTracking(() =>
    client.call(method, new URL(endpoint + path), headers({ ...body, ...extra }), parameters),
  )
}

/** An answer, and what its headers say beside it. */
export interface WithHeaders<T> {
  body: T
  headers: Headers
}

/** As [call], of what says something in its headers too: the SDK keeps those to itself. */
export function callWithHeaders<T>(
  method: Method,
  path: string,
  parameters: Parameters = {},
  extra = {},
): Promise<WithHeaders<T>> {
  const all = headers({ 'content-type': 'application/json', ...extra })
  return withReauth(() =>
    withHealthTracking(async () => {
      const { uri, options } = client.prepareRequest(method, new URL(endpoint + path), all, parameters)
      const response = await fetch(uri, options)
      const text = await response.text()
      const isJson = response.headers.get('content-type')?.includes('application/json')
      const body = isJson ? JSON.parse(text) : { message: text }
      if (!response.ok) throw new AppwriteException(body.message ?? text, response.status, body.type, text)
      return { body, headers: response.headers }
    }),
  )
}

/** A call of a signed-in screen: a session that ended meanwhile is renewed, and the call goes out again. */
export function call<T>(method: Method, path: string, parameters: Parameters = {}, extra = {}): Promise<T> {
  return withReauth(() => request<T>(method, path, parameters, extra))
}

/** Runs a call; if the session ended meanwhile, lets the person sign in again and repeats it once. */
export async function withReauth<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    const due = dueOf(error)
    if (!renewal || !(due || (await isSessionOver(error)))) throw error
    renewing ??= renewal(due).finally(() => {
      renewing = undefined
    })
    await renewing
    return run()
  }
}

/**
 * Whether an error means that the session is over. To a guest, documents are refused like those one may not see (401
 * `user_unauthorized`, 404), so the account is asked before anything is taken for a refusal.
 */
async function isSessionOver(error: unknown): Promise<boolean> {
  if (isSignedOut(error)) return true
  if (![401, 404].includes(statusOf(error))) return false
  return request('get', '/account').then(
    () => false,
    (reason: unknown) => isSignedOut(reason),
  )
}
