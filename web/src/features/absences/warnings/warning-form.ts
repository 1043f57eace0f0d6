import { useMemo } from 'react'
import type { Warnings } from '@/api/schema.gen'
import type { FormAddition } from '@/engine/collection-screen/definition'

/** Minutes are told of lateness alone. */
export function useWarningForm(_: Warnings | undefined): FormAddition<'warnings'> {
  return useMemo(() => ({ isVisible: (field, values) => field !== 'minutesLate' || values.absent !== true }), [])
}
