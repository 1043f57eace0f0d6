import { lazy, Suspense } from 'react'
import { messageOf, typeOf } from '@/api/errors'

const RefusalDialog = lazy(() => import('./refusal-dialog'))

type Way = 'restricted' | 'lastAdministrator'

export interface Refused {
  /** What could not be done. */
  title: string
  /** Why, in the server's words; one for each document when several were asked for. */
  reasons: readonly { name?: string; message: string }[]
  /** What to do about it. */
  hint?: Way
}

export interface Failure {
  name?: string
  error: unknown
}

/** What the server said, and the way out of the refusals that have one. */
export function refusalOf(title: string, failures: readonly Failure[]): Refused {
  const reasons = failures.map(({ name, error }) => ({ name, message: messageOf(error) }))
  const types = failures.map(({ error }) => typeOf(error))
  if (types.some((type) => type.endsWith('_delete_restricted'))) return { title, reasons, hint: 'restricted' }
  if (types.includes('last_administrator')) return { title, reasons, hint: 'lastAdministrator' }
  return { title, reasons }
}

/** A refusal that must be read before going on; nothing while there is none. */
export function Refusal({ refused, onClose }: { refused: Refused | undefined; onClose: () => void }) {
  return <Suspense>{refused && <RefusalDialog refused={refused} onClose={onClose} />}</Suspense>
}
