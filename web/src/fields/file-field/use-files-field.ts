import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dropUpload, startOneOf, useUploads } from '@/api/uploads'
import type { FileFieldProps } from './file-field'
import { useFieldKey } from './form-files'
import { useHoldings } from './use-holdings'

/** What is sent for a field of a form that lists files, and what it holds: the ids of those that have arrived. */
export function useFilesField({ field, value, onChange }: FileFieldProps) {
  const { t } = useTranslation('files')
  const key = useFieldKey(field.name)
  const uploads = useUploads(key)
  const { wrongOf } = useHoldings(field)
  const [wrong, setWrong] = useState<readonly string[]>([])
  const ids = Array.isArray(value) ? value : []
  const handed = useRef(new Set<string>())
  useEffect(() => {
    const arrived = uploads.filter(({ state, id }) => state === 'done' && !handed.current.has(id)).map(({ id }) => id)
    // Once: what the form holds afterwards is its own affair.
    for (const id of arrived) handed.current.add(id)
    const added = arrived.filter((id) => !ids.includes(id))
    const chosen = uploads.map(({ id }) => id)
    if (added.length > 0) onChange(added.reduce((all, id) => insertInOrder(all, id, chosen), ids))
  })
  const named = (name: string, why: string) => t('invalid.named', { name, why })
  return {
    ids,
    uploads: uploads.filter(({ state }) => state !== 'done'),
    wrong: [...wrong, ...uploads.flatMap(({ name, refusal }) => (refusal ? [named(name, refusal)] : []))],
    send: (files: File[]) => {
      const found = files.map((file) => ({ file, why: wrongOf(file) }))
      setWrong(found.flatMap(({ file, why }) => (why ? [named(file.name, why)] : [])))
      for (const { file, why } of found) if (!why) void startOneOf(key, field.bucket ?? '', file)
    },
    move: (id: string, by: number) => onChange(moveItem(ids, id, by)),
    remove: (id: string) => {
      const sent = uploads.find((upload) => upload.id === id)
      if (sent) void dropUpload(sent.key)
      onChange(ids.filter((other) => other !== id))
    },
  }
}

/** The same, with one more that has arrived: a small one that was chosen last may arrive first, and stands last all the same. */
export function insertInOrder(ids: readonly string[], id: string, chosen: readonly string[]): string[] {
  const later = chosen.slice(chosen.indexOf(id) + 1)
  const at = ids.findIndex((other) => later.includes(other))
  return at < 0 ? [...ids, id] : ids.toSpliced(at, 0, id)
}

/** The same, with one of them so many places later; at either end it stays. */
export function moveItem(ids: readonly string[], id: string, by: number): string[] {
  const at = ids.indexOf(id)
  const others = ids.toSpliced(at, 1)
  return others.toSpliced(Math.max(0, at + by), 0, id)
}
