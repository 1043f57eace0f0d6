/** Why the person is back at the door: what a provider, or the server after it, answered. */
export const RETURNED = ['blocked', 'cancelled', 'taken', 'unproven', 'closed', 'provider'] as const
export type Returned = (typeof RETURNED)[number]

const MEANINGS = new Map<string, Returned>([
  ['user_blocked', 'blocked'],
  ['access_denied', 'cancelled'],
  ['user_already_exists', 'taken'],
  ['user_email_already_exists', 'taken'],
  ['user_identity_already_exists', 'taken'],
  ['user_email_not_verified', 'unproven'],
  ['user_auth_method_unsupported', 'closed'],
])

/** Reads `?error=`: a word, or the body of a refusal as JSON. Nothing of it is ever shown: anybody can write an address. */
export function returnedFrom(error: string): Returned {
  return MEANINGS.get(typeIn(error)) ?? 'provider'
}

function typeIn(error: string): string {
  if (!error.startsWith('{')) return error
  try {
    const { type } = JSON.parse(error) as { type?: unknown }
    return typeof type === 'string' ? type : ''
  } catch {
    return ''
  }
}
