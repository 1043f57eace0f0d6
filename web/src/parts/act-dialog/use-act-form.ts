import { schemaResolver, useForm } from '@mantine/form'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldRefusals, messageOf } from '@/api/errors'
import { useMeta, useRefresh } from '@/api/hooks'
import type { CollectionId, Collections } from '@/api/schema.gen'
import { fieldOf } from '@/api/schema-meta'
import { schemaOf } from '../record-form/validation'
import { type FormValues, filled, toValues } from '../record-form/values'

export interface ActOptions<C extends CollectionId, T> {
  collection: C
  /** What is asked, in the order in which it is asked. */
  fields: readonly (keyof Collections[C] & string)[]
  /** What the act cannot do without, beside what its record never does without. */
  required?: readonly string[]
  initial?: object
  run: (data: Record<string, unknown>) => Promise<T>
  onDone: (answer: T) => void
}

/** The fields of an act, what is typed in them, and what the server says to it. */
export function useActForm<C extends CollectionId, T>(options: ActOptions<C, T>) {
  const { collection, required = [], run, onDone } = options
  const { t } = useTranslation('parts')
  const meta = useMeta(collection)
  const refresh = useRefresh()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
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
  const send = async (values: FormValues) => {
    setBusy(true)
    setRefusal(undefined)
    try {
      const answer = await run(filled(fields, values))
      await refresh(collection)
      onDone(answer)
    } catch (error) {
      const wrong = fieldRefusals(error).filter(({ field: path }) =>
        fields.some(({ name }) => path === name || path.startsWith(`${name}.`)),
      )
      for (const { field, message } of wrong) form.setFieldError(field, message)
      if (wrong.length === 0) setRefusal(messageOf(error))
      setBusy(false)
    }
  }
  return { fields, form, busy, refusal, submit: form.onSubmit(send) }
}
