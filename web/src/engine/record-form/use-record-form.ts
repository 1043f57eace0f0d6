import { useMemo, useState } from 'react'
import { create, oneQuery, update } from '@/api/documents'
import { typeOf } from '@/api/errors'
import { useInvalidate, useMeta, useWritable } from '@/api/hooks'
import { queryClient } from '@/api/query'
import type { CollectionId, Collections } from '@/api/schema.gen'
import { useAction } from '@/api/use-action'
import { changes, type FormValues, toPayload, toValues } from '@/fields/values'
import { type Difference, differences, merge } from './merge'
import { useFields } from './use-fields'

export interface RecordFormOptions<C extends CollectionId> {
  collection: C
  /** The document to change; none when a new one is made. */
  record?: Collections[C] | undefined
  /** The fields of the form, in order; those one may not write are left out. */
  fields: readonly string[]
  /** What a new document begins with. */
  initial?: Record<string, unknown> | undefined
  /** What this form asks for though the declaration does not, as it is filled in. */
  requires?: ((values: FormValues) => readonly string[]) | undefined
  /** What is sent beside what was filled in. */
  extraPayload?: ((values: FormValues) => Record<string, unknown>) | undefined
  onSaved: (document: Collections[C]) => void | Promise<void>
  /** A refusal that this screen knows how to settle: answers what to send with the same changes, or nothing. */
  resolveError?: ((error: unknown, values: FormValues) => Promise<Record<string, unknown> | undefined>) | undefined
}

export interface Conflict<C extends CollectionId> {
  stored: Collections[C]
  found: Difference[]
}

/** What is saved, and over which reading of the document. */
interface Attempt<C extends CollectionId> {
  values: FormValues
  over: Collections[C] | undefined
}

/** The life of a form of a document: its fields, what was read, what somebody else stored meanwhile. */
export function useRecordForm<C extends CollectionId>(options: RecordFormOptions<C>) {
  const { collection, record, initial, requires } = options
  const meta = useMeta(collection)
  const writable = useWritable(collection)
  const invalidate = useInvalidate()
  const [base, setBase] = useState(record)
  const [conflict, setConflict] = useState<Conflict<C>>()
  const fields = useMemo(() => {
    const open = meta.fields.filter((field) => !field.computed && writable.has(field.name))
    return options.fields.flatMap((name) => open.find((field) => field.name === name) ?? [])
  }, [meta, writable, options.fields])
  const life = useFields({
    collection,
    fields,
    before: base ?? initial,
    requires,
    kept: record?.$id ?? `new${initial ? JSON.stringify(initial) : ''}`,
    readAt: base?.$updatedAt,
  })
  const { form, draft } = life
  /** Over the document that the draft was typed over: what changed since is settled on saving. */
  const resume = () => life.resume((read) => base && setBase({ ...base, ...read.values, $updatedAt: read.updatedAt }))

  const send = (values: FormValues, over: Collections[C] | undefined, settled?: object) => {
    const extra = { ...options.extraPayload?.(values), ...settled }
    if (over) return update(collection, over, { ...changes(fields, toValues(fields, over), values), ...extra })
    const data = { ...toPayload(fields, values), ...extra }
    return create(collection, data, draft.attemptFor(data))
  }

  /** Sends it until it is stored, refused, or in conflict with what somebody else stored; then it answers nothing. */
  const store = async ({ values, over }: Attempt<C>, settled?: object): Promise<Collections[C] | undefined> => {
    try {
      return await send(values, over, settled)
    } catch (error) {
      const answer = settled ? undefined : await options.resolveError?.(error, values)
      if (answer) return store({ values, over }, answer)
      if (!over || !typeOf(error).endsWith('_update_conflict')) throw error
      const stored = await queryClient.query({ ...oneQuery(collection, over.$id), staleTime: 0 })
      const found = differences(fields, over, stored, values)
      const isSettled = found.length === 0 && stored.$updatedAt !== over.$updatedAt
      if (!isSettled) return void setConflict({ stored, found })
      setBase(stored)
      return store({ values, over: stored })
    }
  }

  const { mutate, isPending } = useAction({
    mutationFn: async (attempt: Attempt<C>) => {
      life.clear()
      const document = await store(attempt)
      if (!document) return
      life.finish()
      await invalidate([collection])
      await options.onSaved(document)
    },
    onError: life.refuse,
  })

  const settleConflict = (keepMine: ReadonlySet<string>) => {
    if (!conflict) return
    const merged = merge(conflict.found, form.values, keepMine)
    setConflict(undefined)
    setBase(conflict.stored)
    form.setValues(merged)
    mutate({ values: merged, over: conflict.stored })
  }

  return {
    meta,
    fields: life.fields,
    form,
    changed: life.changed,
    busy: isPending,
    refusal: life.refusal,
    conflict,
    settleConflict,
    leaveConflict: () => setConflict(undefined),
    submit: life.submit((values) => mutate({ values, over: base })),
    draft: draft.offered && { at: draft.offered.at, resume, discard: draft.discard },
    giveUp: draft.end,
    isDirty: life.isDirty,
    base,
    creating: base === undefined,
  }
}

export type RecordFormState<C extends CollectionId> = ReturnType<typeof useRecordForm<C>>
