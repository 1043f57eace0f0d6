import { lazy, Suspense } from 'react'
import type { Refused } from './refused'

const RefusalDialog = lazy(() => import('./refusal-dialog'))

/** A refusal that must be read before going on; nothing while there is none. */
export function Refusal({ refused, onClose }: { refused: Refused | undefined; onClose: () => void }) {
  return <Suspense>{refused && <RefusalDialog refused={refused} onClose={onClose} />}</Suspense>
}
