import type { CollectionId } from './schema.gen'

/** One of several reasons of a refusal. */
export interface Reason {
  /** Missing where the reason is about no one field. */
  field?: string
  type: string
  message: string
  /** The document that stands against it, where its reader may open it. */
  document?: { $collectionId: CollectionId; $id: string }
}

/** One wrong field of a refused document. */
export interface FieldRefusal extends Reason {
  field: string
}

interface Answer {
  message?: string
  type?: string
  code?: number
  errors?: Reason[]
}

/** What the SDK throws: `response` is the text of the body. */
interface Thrown {
  code: number
  type: string
  message: string
  response?: unknown
}

function asSdkError(error: unknown): Thrown | undefined {
  return error instanceof Error && 'code' in error && 'type' in error ? (error as unknown as Thrown) : undefined
}

function answer(error: unknown): Answer {
  const response = asSdkError(error)?.response
  if (typeof response !== 'string') return (response as Answer) ?? {}
  try {
    return JSON.parse(response) as Answer
  } catch {
    return {}
  }
}

export function statusOf(error: unknown): number {
  const code = Number(asSdkError(error)?.code)
  return Number.isFinite(code) ? code : 0
}

export function typeOf(error: unknown): string {
  return asSdkError(error)?.type ?? ''
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** Why an argument was refused: the server's words, without the name by which only programs know it. */
export function reasonOf(message: string, argument: string): string {
  const [before = '', ...rest] = message.split(': ')
  const after = rest.join(': ')
  const inBrackets = `${argument} (`
  if (after.startsWith(inBrackets) && after.endsWith(')')) return after.slice(inBrackets.length, -1)
  const reason = after && before.includes(argument) ? after : message
  return reason.charAt(0).toUpperCase() + reason.slice(1)
}

/** All reasons of a refusal, not the first alone; none where it has but the one of its message. */
export function reasons(error: unknown): Reason[] {
  const errors = answer(error).errors
  return Array.isArray(errors) ? errors : []
}

/** All wrong fields of a refusal. */
export function fieldRefusals(error: unknown): FieldRefusal[] {
  return reasons(error).filter((reason): reason is FieldRefusal => reason.field !== undefined)
}

/** Three things share 401; only this one means that there is no session. */
export function isSignedOut(error: unknown): boolean {
  return typeOf(error) === 'general_unauthorized_scope'
}

/** Signed in, but pending, disabled or without a profile. */
export function isWithoutProfile(error: unknown): boolean {
  return statusOf(error) === 401 && typeOf(error) === 'user_unauthorized'
}

/** What a session still has to do before it may do anything else. */
export type Due = 'factor' | 'password'

const DUE: Record<string, Due> = { user_more_factors_required: 'factor', user_password_reset_required: 'password' }

/** The step that a refused call asks for: a second factor, a password of one's own. */
export function dueOf(error: unknown): Due | undefined {
  return DUE[typeOf(error)]
}

/** The server answered and said no: the same call again would be answered alike. */
export function isRefusal(error: unknown): boolean {
  const status = statusOf(error)
  return (status >= 400 && status < 500) || typeOf(error) === 'general_storage_full'
}

/** No answer at all: the network or the server is away. */
export function isUnreachable(error: unknown): boolean {
  return !isRefusal(error) && statusOf(error) === 0
}

/** No answer of the server itself: none at all, or what a proxy says in its place. */
export function isUnanswered(error: unknown): boolean {
  return typeOf(error) === '' && (statusOf(error) === 0 || statusOf(error) >= 502)
}
