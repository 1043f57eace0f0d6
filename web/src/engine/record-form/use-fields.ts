import { schemaResolver, useForm } from '@mantine/form'
import { useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldRefusals } from '@/api/errors'
import type { FieldMeta } from '@/api/schema-meta'
import { inputId } from '@/fields/input-id'
import { changedFields, type FormValues, pick, toValues } from '@/fields/values'
import type { RefusedForm } from '../refusal'
import { followers, outOfOrder } from './order'
import { useDraft } from './use-draft'
import { schemaOf } from './validation'

export interface FieldsOptions {
  collection: string
  fields: readonly FieldMeta[]
  /** What stands in them before anything is typed. */
  before: object | undefined
  /** What this form asks for though the declaration does not, as it is filled in. */
  requires?: ((values: FormValues) => readonly string[]) | undefined
  /** Under which name what is typed is kept in this browser until it is sent; a dialog keeps nothing. */
  kept?: string | undefined
  /** The field that a refusal is about, where the act knows it by another name. */
  fieldOfInput?: ((input: string) => string) | undefined
  /** When what is changed was read, of a form that changes a document. */
  readAt?: string | undefined
}

const requiresNothing = (): readonly string[] => []
const itself = (name: string) => name

/** The life of fields, whoever they are sent by: what stood there, what is typed and kept, what is wrong with it. */
export function useFields(options: FieldsOptions) {
  const { collection, fields, before, requires = requiresNothing, kept, readAt, fieldOfInput = itself } = options
  const { t } = useTranslation('parts')
  const [refusal, setRefusal] = useState<RefusedForm>()
  const done = useRef(false)
  const initial = useMemo(() => toValues(fields, before), [fields, before])
  const sensitive = useMemo(() => fields.filter((field) => field.sensitive).map(({ name }) => name), [fields])
  const validate = useMemo(() => {
    return (values: FormValues) => {
      const byField = schemaResolver(schemaOf(withRequired(fields, requires(values)), t), { sync: true })
      return { ...outOfOrder(fields, values, t), ...byField(values) }
    }
  }, [fields, requires, t])
  const form = useForm<FormValues>({
    initialValues: initial,
    validate,
    validateInputOnChange: true,
    validateInputOnBlur: true,
    onValuesChange: (now, former) => {
      for (const { name } of followers(fields, now, former)) form.validateField(name)
    },
  })
  const changed = changedFields(fields, initial, form.values)
  const names = changed.map(({ name }) => name)
  const draft = useDraft({
    collection,
    record: kept,
    typed: pick(form.values, names),
    read: readAt === undefined ? undefined : { updatedAt: readAt, values: pick(initial, names) },
    sensitive,
  })
  /** Goes on with the draft; `over` is told what the document was when it was typed. */
  const resume = (over?: (read: { updatedAt: string; values: FormValues }) => void) => {
    if (!draft.offered) return
    const { values, read } = draft.offered
    if (read) over?.({ ...read, values: read.values as FormValues })
    const known = fields.map(({ name }) => name).filter((name) => name in values && !names.includes(name))
    form.setValues({ ...form.values, ...pick(values as FormValues, known) })
    draft.taken()
  }
  return {
    fields: withRequired(fields, requires(form.values)),
    form,
    changed,
    draft,
    resume,
    refusal,
    /** Before it is sent again. */
    clear: () => setRefusal(undefined),
    /** What the server said to it stands on the fields that it is about, and the first of them is where one goes on. */
    refuse: (error: unknown) => {
      const isOf = (path: string, name: string) => path === name || path.startsWith(`${name}.`)
      const wrong = fieldRefusals(error)
        .map(({ field, message }) => ({ field: fieldOfInput(field), message }))
        .filter(({ field }) => fields.some(({ name }) => isOf(field, name)))
      for (const { field, message } of wrong) form.setFieldError(field, message)
      setRefusal({ error, isOnFields: wrong.length > 0 })
      focusOn(wrong[0]?.field)
    },
    /** It is sent: nothing of it is kept, and one may leave. */
    finish: () => {
      done.current = true
      draft.end()
    },
    isDirty: () => !done.current && changed.length > 0,
    submit: (send: (values: FormValues) => void) => form.onSubmit(send, (errors) => focusOn(Object.keys(errors)[0])),
  }
}

function withRequired(fields: readonly FieldMeta[], names: readonly string[]): readonly FieldMeta[] {
  return fields.map((field) => (names.includes(field.name) ? { ...field, required: true } : field))
}

function focusOn(field: string | undefined) {
  if (field) document.getElementById(inputId(field))?.focus()
}
