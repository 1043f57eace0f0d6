import { schemaResolver, useForm } from '@mantine/form'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { keepSetting, PUBLIC_KEYS, publicDocumentsQuery } from '@/api/public-settings'
import { useDraft } from '@/parts/record-form/use-draft'
import { schemaOf } from '@/parts/record-form/validation'
import { changedFields, type FormValues, pick, toValues } from '@/parts/record-form/values'
import { type Refused, refusalOf } from '@/parts/refusal'
import { toast } from '@/ui/toast'
import { fieldsOf, SECTIONS } from './fields'

/** The public settings as a form: what was read, what was typed, and which documents a save writes. */
export function useAdministration() {
  const { t } = useTranslation(['parts', 'administration'])
  const words = useTranslation('administration').t
  const client = useQueryClient()
  const { data: documents } = useSuspenseQuery(publicDocumentsQuery)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<Refused>()
  const sections = useMemo(() => fieldsOf(words), [words])
  const fields = useMemo(() => [...sections.commune, ...sections.support, ...sections.logo], [sections])
  const before = useMemo(() => {
    const stored = documents.map(({ value }) => (value && typeof value === 'object' ? value : {}))
    return toValues(fields, Object.assign({}, ...stored))
  }, [documents, fields])
  const form = useForm<FormValues>({
    initialValues: before,
    validate: useMemo(() => schemaResolver(schemaOf(fields, t), { sync: true }), [fields, t]),
    validateInputOnChange: true,
    validateInputOnBlur: true,
  })
  const changed = changedFields(fields, before, form.values)
  const names = changed.map((field) => field.name)
  const typed = pick(form.values, names)
  const draft = useDraft({ collection: 'settings', record: 'public', typed, read: undefined })
  const resume = () => {
    if (draft.offered) form.setValues({ ...form.values, ...(draft.offered.values as FormValues), ...typed })
    draft.taken()
  }

  const save = async (values: FormValues) => {
    setBusy(true)
    try {
      for (const key of PUBLIC_KEYS) {
        const names = SECTIONS[key]
        if (!changed.some((field) => names.includes(field.name))) continue
        const value = Object.fromEntries(names.map((name) => [name, String(values[name] ?? '').trim()]))
        await keepSetting(documents, key, value)
      }
      toast.done(words('saved'))
    } catch (error) {
      setRefused(refusalOf(words('refused'), [{ error }]))
    } finally {
      await client.invalidateQueries({ queryKey: ['settings'] })
      setBusy(false)
    }
  }

  return {
    sections,
    form,
    changed,
    busy,
    refused,
    forget: () => setRefused(undefined),
    submit: form.onSubmit(save),
    reset: () => form.setValues(before),
    draft: draft.offered && { at: draft.offered.at, resume, discard: draft.discard },
    giveUp: draft.end,
  }
}

export type Administration = ReturnType<typeof useAdministration>
