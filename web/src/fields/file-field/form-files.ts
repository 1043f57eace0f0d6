import { createContext, useContext, useEffect, useMemo } from 'react'
import { formPlace, leaveUploads, pendingAt, recallUploads, settleUploads, usePending } from '@/api/uploads'

/** Where the files of a form's fields are on their way. */
const Place = createContext('')

export const FormFilesPlace = Place.Provider

export function useFieldKey(field: string): string {
  return useContext(Place) + field
}

/** How many files of the form around this are still on their way: it is sent with all of them. */
export function usePendingFiles(): number {
  const place = useContext(Place)
  const pending = usePending(place)
  return place ? pending : 0
}

const mounted = new Map<string, number>()

/**
 * The files of one form: what a page that was loaded anew left unsent is found again; what was sent and never saved is
 * taken back when the form is left.
 */
export function useFormFiles(collection: string, record = 'new') {
  const place = useMemo(() => formPlace(collection, record), [collection, record])
  const pending = usePending(place)
  useEffect(() => {
    mounted.set(place, (mounted.get(place) ?? 0) + 1)
    void recallUploads(place)
    return () => {
      mounted.set(place, (mounted.get(place) ?? 1) - 1)
      // A form that is drawn again at once was not left.
      setTimeout(() => {
        if (!mounted.get(place)) leaveUploads(place)
      })
    }
  }, [place])
  return {
    place,
    pending,
    isPending: () => pendingAt(place) > 0,
    settle: (document: object) => settleUploads(place, document),
  }
}
