import { useCallback, useRef, useState } from 'react'
import { update } from '@/api/documents'
import { useMeta, useRefresh } from '@/api/hooks'
import type { CollectionId } from '@/api/schema.gen'
import { fieldOf } from '@/api/schema-meta'
import { useUpload } from '@/api/uploads'
import type { FormValue } from '../record-form/values'
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
  const refresh = useRefresh()
  const field = fieldOf(useMeta(collection), name)
  const files = useFormFiles(collection, `${row.$id}/${name}`)
  const upload = useUpload(files.place + name)
  const [failure, fail] = useState<{ id: FormValue; error: unknown }>()
  const saving = useRef(false)
  const save = async (id: FormValue) => {
    if (saving.current) return
    saving.current = true
    fail(undefined)
    try {
      const saved = await update(collection, row, { [name]: id })
      files.settle(saved)
      await refresh(collection)
      onSaved(id)
    } catch (error) {
      fail({ id, error })
      // Somebody else may have written the record meanwhile: the next attempt is made over what stands.
      void refresh(collection)
    } finally {
      saving.current = false
    }
  }
  const change = async (id: FormValue) => {
    const isGivenUp = id === null && typeof failure?.id === 'string'
    if (isGivenUp) fail(undefined)
    else await save(id)
  }
  const latest = useRef(change)
  latest.current = change
  const onChange = useCallback((value: FormValue) => void latest.current(value), [])
  return {
    field,
    place: files.place,
    value: failure?.id ?? stored,
    onChange,
    upload,
    failure: failure?.error,
    again: () => failure && void save(failure.id),
  }
}
