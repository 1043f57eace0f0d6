import { useCallback, useRef } from 'react'
import { update } from '@/api/documents'
import { useMeta, useRefresh } from '@/api/hooks'
import type { CollectionId } from '@/api/schema.gen'
import { fieldOf } from '@/api/schema-meta'
import type { FormValue } from '../record-form/values'
import { useFormFiles } from './form-files'

interface SavedFileOptions {
  collection: CollectionId
  row: { $id: string; $updatedAt: string }
  name: string
  onSaved: (id: FormValue) => void
  onRefused: (error: unknown) => void
}

/** A file of a record that is changed outside its form: saved as soon as it has arrived. */
export function useSavedFile(options: SavedFileOptions) {
  const { collection, row, name } = options
  const refresh = useRefresh()
  const field = fieldOf(useMeta(collection), name)
  const files = useFormFiles(collection, `${row.$id}/${name}`)
  const saving = useRef(false)
  const save = async (id: FormValue) => {
    if (saving.current) return
    saving.current = true
    try {
      const saved = await update(collection, row, { [name]: id })
      files.settle(saved)
      await refresh(collection)
      options.onSaved(id)
    } catch (error) {
      options.onRefused(error)
    } finally {
      saving.current = false
    }
  }
  const latest = useRef(save)
  latest.current = save
  const onChange = useCallback((value: FormValue) => void latest.current(value), [])
  return { field, place: files.place, onChange }
}
