import { lazy, Suspense } from 'react'
import type { HistoryValues } from '@/engine/record-page/history'

const ConflictLines = lazy(() => import('./conflict-lines'))

/** What an override was for, in its history. */
export const OVERRIDDEN_SHOWN: HistoryValues = {
  overridden: (stored) =>
    Array.isArray(stored) ? (
      <Suspense>
        <ConflictLines conflicts={stored} />
      </Suspense>
    ) : null,
}
