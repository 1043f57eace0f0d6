import { useQuery } from '@tanstack/react-query'
import { lazy, useMemo } from 'react'
import { fieldRefusals } from '@/api/errors'
import type { Cars, PlateKind } from '@/api/schema.gen'
import type { FormAddition } from '@/engine/collection-screen/definition'
import type { FormValues } from '@/fields/values'
import { nextNumber } from './number'
import { isOfKind } from './plate/plate'

// The list of cars loads what a form does, not what it is filled in with.
const PlateField = lazy(() => import('./plate/plate-field'))

/** What the form of a car does: a plate is typed as a whole or in its parts, and a new car is offered the next number. */
export function useCarForm(record: Cars | undefined): FormAddition<'cars'> {
  const isNew = record === undefined
  const next = useQuery({ ...nextNumber, refetchOnMount: false, enabled: isNew }).data
  return {
    initial: useMemo(() => (isNew ? { num: next } : undefined), [isNew, next]),
    slots: { registrationNumber: (props) => <PlateField {...props} /> },
    isVisible: (field, values) => isOfKind(field, (values.plateKind as PlateKind | null) || null),
    resolveError: async (error, values) => (isNew ? takenMeanwhile(error, values, next) : undefined),
  }
}

/** The number that was offered has gone to another car since: the server gives the one after it. */
function takenMeanwhile(error: unknown, values: FormValues, offered: number | undefined) {
  const isTaken = fieldRefusals(error).some(({ field }) => field === 'num')
  return isTaken && offered !== undefined && values.num === offered ? { num: null } : undefined
}
