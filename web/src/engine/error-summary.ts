import { messageOf, typeOf } from '@/api/errors'

type Way = 'restricted' | 'lastAdministrator'

export interface ErrorSummary {
  /** What could not be done. */
  title: string
  /** Why, in the server's words; one for each document when several were asked for. */
  reasons: readonly { name?: string | undefined; message: string }[]
  /** What to do about it. */
  hint?: Way
}

export interface NamedError {
  name?: string
  error: unknown
}

/** What the server said, and the way out of the refusals that have one; nothing where nothing failed. */
export function summarizeErrors(title: string, failures: readonly NamedError[]): ErrorSummary | undefined {
  const said = failures.filter(({ error }) => error !== undefined)
  if (said.length === 0) return undefined
  const reasons = said.map(({ name, error }) => ({ name, message: messageOf(error) }))
  const types = said.map(({ error }) => typeOf(error))
  if (types.some((type) => type.endsWith('_delete_restricted'))) return { title, reasons, hint: 'restricted' }
  if (types.includes('last_administrator')) return { title, reasons, hint: 'lastAdministrator' }
  return { title, reasons }
}
