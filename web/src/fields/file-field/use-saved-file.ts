import { useCallback, useRef, useState } from 'react'
import { update } from '@/api/documents'
import { useMeta } from '@/api/hooks'
import type { CollectionId } from '@/api/schema.gen'
import { fieldOf } from '@/api/schema-meta'
import { useUpload } from '@/api/uploads'
import { useAction } from '@/api/use-action'
import type { FormValue } from '../values'
import { useFormFiles } from './form-files'

interface SavedFileOptions {
  collection: CollectionId
  row: { $id: string; $updatedAt: string }
  name: string
  /** What the record holds. */
  stored: string | null
  onSaved: (id: FormValue) => void
}

/**
 * A file of a record that is changed outside its form: saved as soon as it has arrived. One that arrived and could not be
 * saved stays in sight, to be saved again or given up.
 */
export function useSavedFile({ collection, row, name, stored, onSaved }: SavedFileOptions) {
  const field = fieldOf(useMeta(collection), name)
  const files = useFormFiles(collection, `${row.$id}/${name}`)
  const upload = useUpload(files.place + name)
  // After a refusal too the record is asked for again: the next attempt is made over what stands.
  const [failure, fail] = useState<{ id: FormValue; error: unknown }>()
  const { mutate, isPending } = useAction({
    mutationFn: async (id: FormValue) => {
      fail(undefined)
      files.settle(await update(collection, row, { [name]: id }))
    },
    invalidates: collection,
    onSuccess: (_, id) => onSaved(id),
    onError: (error, id) => fail({ id, error }),
  })
  const change = (id: FormValue) => {
    const isGivenUp = id === null && typeof failure?.id === 'string'
    if (isGivenUp) fail(undefined)
    else if (!isPending) mutate(id)
  }
  const latest = useRef(change)
  latest.current = change
  const onChange = useCallback((value: FormValue) => latest.current(value), [])
  return {
    field,
    place: files.place,
    value: failure?.id ?? stored,
    onChange,
    upload,
    failure: failure?.error,
    again: () => failure && mutate(failure.id),
  }
}
