import { schemaResolver, useForm } from '@mantine/form'
import { useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { create, oneQuery, update } from '@/api/documents'
import { fieldRefusals, typeOf } from '@/api/errors'
import { useInvalidateCollection, useMeta, useWritable } from '@/api/hooks'
import { queryClient } from '@/api/query'
import type { CollectionId, Collections } from '@/api/schema.gen'
import type { FieldMeta } from '@/api/schema-meta'
import { useAction } from '@/api/use-action'
import { inputId } from '@/fields/input-id'
import { changedFields, changes, type FormValues, pick, toPayload, toValues } from '@/fields/values'
import type { RefusedForm } from '../refusal'
import { type Difference, differences, merge } from './merge'
import { followers, outOfOrder } from './order'
import { useDraft } from './use-draft'
import { schemaOf } from './validation'

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

/** The life of a form: what was read, what was typed, what the server said. */
export function useRecordForm<C extends CollectionId>(options: RecordFormOptions<C>) {
  const { collection, record, initial, requires = requiresNothing } = options
  const { t } = useTranslation('parts')
  const meta = useMeta(collection)
  const writable = useWritable(collection)
  const invalidate = useInvalidateCollection()
  const [base, setBase] = useState(record)
  const [refusal, setRefusal] = useState<RefusedForm>()
  const [conflict, setConflict] = useState<Conflict<C>>()
  const done = useRef(false)

  const fields = useMemo(() => {
    const open = meta.fields.filter((field) => !field.computed && writable.has(field.name))
    return options.fields.flatMap((name) => open.find((field) => field.name === name) ?? [])
  }, [meta, writable, options.fields])
  const sensitive = useMemo(() => fields.filter((field) => field.sensitive).map((field) => field.name), [fields])
  const validate = useMemo(() => {
    return (values: FormValues) => {
      const byField = schemaResolver(schemaOf(withRequired(fields, requires(values)), t), { sync: true })
      return { ...outOfOrder(fields, values, t), ...byField(values) }
    }
  }, [fields, requires, t])
  const before = useMemo(() => toValues(fields, base ?? initial), [fields, base, initial])
  const form = useForm<FormValues>({
    initialValues: before,
    validate,
    validateInputOnChange: true,
    validateInputOnBlur: true,
    onValuesChange: (now, before) => {
      for (const { name } of followers(fields, now, before)) form.validateField(name)
    },
  })
  const changed = changedFields(fields, before, form.values)
  const names = changed.map((field) => field.name)
  const draft = useDraft({
    collection,
    record: record?.$id ?? `new${initial ? JSON.stringify(initial) : ''}`,
    typed: pick(form.values, names),
    read: base && { updatedAt: base.$updatedAt, values: pick(before, names) },
    sensitive,
  })

  /** Goes on with the draft, over the document it was typed over: what changed since is settled on saving. */
  const resume = () => {
    if (!draft.offered) return
    const { values, read } = draft.offered
    if (base && read) setBase({ ...base, ...read.values, $updatedAt: read.updatedAt })
    const known = fields.map((field) => field.name).filter((name) => name in values && !names.includes(name))
    form.setValues({ ...form.values, ...pick(values as FormValues, known) })
    draft.taken()
  }

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

  const { act: save, busy } = useAction({
    run: async (attempt: Attempt<C>) => {
      setRefusal(undefined)
      const document = await store(attempt)
      if (!document) return
      done.current = true
      draft.end()
      await invalidate(collection)
      await options.onSaved(document)
    },
    failed: (error) => {
      const wrong = fieldRefusals(error).filter(({ field }) => fields.some((known) => known.name === field))
      for (const { field, message } of wrong) form.setFieldError(field, message)
      setRefusal({ error, isOnFields: wrong.length > 0 })
      if (wrong[0]) focusOn(wrong[0].field)
    },
  })

  const settleConflict = (keepMine: ReadonlySet<string>) => {
    if (!conflict) return
    const merged = merge(conflict.found, form.values, keepMine)
    setConflict(undefined)
    setBase(conflict.stored)
    form.setValues(merged)
    save({ values: merged, over: conflict.stored })
  }

  return {
    meta,
    fields: withRequired(fields, requires(form.values)),
    form,
    changed,
    busy,
    refusal,
    conflict,
    settleConflict,
    leaveConflict: () => setConflict(undefined),
    submit: form.onSubmit(
      (values) => save({ values, over: base }),
      (errors) => focusOn(Object.keys(errors)[0]),
    ),
    draft: draft.offered && { at: draft.offered.at, resume, discard: draft.discard },
    giveUp: draft.end,
    isDirty: () => !done.current && changed.length > 0,
    base,
    creating: base === undefined,
  }
}

export type RecordFormState<C extends CollectionId> = ReturnType<typeof useRecordForm<C>>

const requiresNothing = (): readonly string[] => []

function withRequired(fields: readonly FieldMeta[], names: readonly string[]): readonly FieldMeta[] {
  return fields.map((field) => (names.includes(field.name) ? { ...field, required: true } : field))
}

function focusOn(field: string | undefined) {
  if (field) document.getElementById(inputId(field))?.focus()
}
