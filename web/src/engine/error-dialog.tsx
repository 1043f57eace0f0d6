import { lazy, Suspense } from 'react'
import type { ErrorSummary } from './error-summary'

const ErrorDialogContent = lazy(() => import('./error-dialog-content'))

/** A refusal that must be read before going on; nothing while there is none. */
export function ErrorDialog({ summary, onClose }: { summary: ErrorSummary | undefined; onClose: () => void }) {
  return <Suspense>{summary && <ErrorDialogContent summary={summary} onClose={onClose} />}</Suspense>
}
