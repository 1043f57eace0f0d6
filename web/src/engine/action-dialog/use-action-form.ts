import { useMemo, useState } from 'react'
import { useMeta } from '@/api/hooks'
import type { CollectionId, Collections } from '@/api/schema.gen'
import { fieldOf } from '@/api/schema-meta'
import { useAction } from '@/api/use-action'
import { type FormValues, toPayload } from '@/fields/values'
import { useFields } from '../record-form/use-fields'

export interface ActionFormOptions<C extends CollectionId, T> {
  collection: C
  /** What is asked, in the order in which it is asked. */
  fields: readonly (keyof Collections[C] & string)[]
  /** What the act cannot do without, beside what its record never does without. */
  required?: readonly string[]
  initial?: object
  /** The field that a refusal is about, where the act knows it by another name. */
  fieldOfInput?: (input: string) => string
  /** A form of a page of its own: the name under which what is typed is kept until it is sent. */
  kept?: string
  /** Sends it; the same content goes out under the same key, also after the page was loaded again. */
  run: (data: Partial<Collections[C]>, key: string) => Promise<T>
  onDone: (answer: T) => void
}

/** The fields of an act, what is typed in them, and what the server says to it. */
export function useActionForm<C extends CollectionId, T>(options: ActionFormOptions<C, T>) {
  const { collection, required = [], run, onDone } = options
  const meta = useMeta(collection)
  const [asked, needed] = [options.fields.join(), required.join()]
  const fields = useMemo(() => {
    const always = needed.split(',')
    return asked.split(',').flatMap((name) => {
      const field = fieldOf(meta, name)
      return field ? { ...field, required: always.includes(name) || field.required } : []
    })
  }, [meta, asked, needed])
  // It begins with what the first drawing says: a record that is written meanwhile takes nothing of what is typed.
  const [before] = useState(options.initial)
  const life = useFields({
    collection,
    fields,
    before,
    kept: options.kept,
    fieldOfInput: options.fieldOfInput,
  })
  const { mutate, isPending } = useAction({
    mutationFn: (values: FormValues) => {
      life.clear()
      // What is filled in is of these fields alone, each as its declaration has it.
      const data = toPayload(fields, values) as Partial<Collections[C]>
      return run(data, life.draft.attemptFor(data))
    },
    invalidates: collection,
    onSuccess: (answer) => {
      life.finish()
      return onDone(answer)
    },
    onError: life.refuse,
  })
  const { form, changed, refusal, draft, isDirty } = life
  return {
    fields: life.fields,
    form,
    changed,
    busy: isPending,
    refusal,
    isDirty,
    draft: draft.offered && { at: draft.offered.at, resume: () => life.resume(), discard: draft.discard },
    giveUp: draft.end,
    submit: life.submit(mutate),
  }
}
