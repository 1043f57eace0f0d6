import { lazy, Suspense } from 'react'
import type { ValueRenderers } from '@/engine/record-page/history'

const ConflictLines = lazy(() => import('./conflict-lines'))

/** What an override was for, in its history. */
export const OVERRIDDEN_RENDERERS: ValueRenderers = {
  overridden: (stored) =>
    Array.isArray(stored) ? (
      <Suspense>
        <ConflictLines conflicts={stored} />
      </Suspense>
    ) : null,
}
