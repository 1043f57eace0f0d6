import { schemaResolver, useForm } from '@mantine/form'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldRefusals } from '@/api/errors'
import { useMeta } from '@/api/hooks'
import type { CollectionId, Collections } from '@/api/schema.gen'
import { fieldOf } from '@/api/schema-meta'
import { useAction } from '@/api/use-action'
import { type FormValues, toPayload, toValues } from '@/fields/values'
import { schemaOf } from '../record-form/validation'
import type { RefusedForm } from '../refusal'

export interface ActionFormOptions<C extends CollectionId, T> {
  collection: C
  /** What is asked, in the order in which it is asked. */
  fields: readonly (keyof Collections[C] & string)[]
  /** What the act cannot do without, beside what its record never does without. */
  required?: readonly string[]
  initial?: object
  run: (data: Partial<Collections[C]>) => Promise<T>
  /** What it changes, where that is more than its own collection. */
  touches?: readonly CollectionId[]
  onDone: (answer: T) => void
}

/** The fields of an act, what is typed in them, and what the server says to it. */
export function useActionForm<C extends CollectionId, T>(options: ActionFormOptions<C, T>) {
  const { collection, required = [], run, touches = collection, onDone } = options
  const { t } = useTranslation('parts')
  const meta = useMeta(collection)
  const [refusal, setRefusal] = useState<RefusedForm>()
  const [asked, needed] = [options.fields.join(), required.join()]
  const fields = useMemo(() => {
    const always = needed.split(',')
    return asked.split(',').flatMap((name) => {
      const field = fieldOf(meta, name)
      return field ? { ...field, required: always.includes(name) || field.required } : []
    })
  }, [meta, asked, needed])
  const schema = useMemo(() => schemaResolver(schemaOf(fields, t), { sync: true }), [fields, t])
  const form = useForm<FormValues>({ initialValues: toValues(fields, options.initial), validate: schema })
  const { act, busy } = useAction({
    run: (values: FormValues) => {
      setRefusal(undefined)
      // What is filled in is of these fields alone, each as its declaration has it.
      return run(toPayload(fields, values) as Partial<Collections[C]>)
    },
    touches,
    done: onDone,
    failed: (error) => {
      const wrong = fieldRefusals(error).filter(({ field: path }) =>
        fields.some(({ name }) => path === name || path.startsWith(`${name}.`)),
      )
      for (const { field, message } of wrong) form.setFieldError(field, message)
      setRefusal({ error, isOnFields: wrong.length > 0 })
    },
  })
  return { fields, form, busy, refusal, submit: form.onSubmit((values) => act(values)) }
}
