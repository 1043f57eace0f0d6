import { schemaResolver, useForm } from '@mantine/form'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { publicDocumentsQuery } from '@/api/public-settings'
import type { Settings } from '@/api/schema.gen'
import { useDraft } from '@/parts/record-form/use-draft'
import { schemaOf } from '@/parts/record-form/validation'
import { changedFields, type FormValues, pick, toValues } from '@/parts/record-form/values'
import { type Refused, refusalOf } from '@/parts/refusal'
import { toast } from '@/ui/toast'
import { fieldsOf } from './fields'
import { oldestOf, readBefore, recordOf } from './public-values'
import { usePublicSave } from './use-public-save'

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
  // What is typed is typed over what was read: documents that are newer are met on saving, and never passed over.
  const [base, setBase] = useState<readonly Settings[]>(documents)
  const before = useMemo(() => toValues(fields, recordOf(base)), [base, fields])
  const form = useForm<FormValues>({
    initialValues: before,
    validate: useMemo(() => schemaResolver(schemaOf(fields, t), { sync: true }), [fields, t]),
    validateInputOnChange: true,
    validateInputOnBlur: true,
  })
  const changed = changedFields(fields, before, form.values)
  const names = changed.map((field) => field.name)
  const typed = pick(form.values, names)
  const read = { updatedAt: oldestOf(base), values: pick(before, names) }
  const draft = useDraft({ collection: 'settings', record: 'public', typed, read })
  const saving = usePublicSave(fields, base, setBase)

  const follow = useEffectEvent((newer: readonly Settings[]) => {
    if (changed.length > 0 || busy) return
    setBase(newer)
    form.setValues(toValues(fields, recordOf(newer)))
  })
  useEffect(() => follow(documents), [documents])

  const resume = () => {
    if (!draft.offered) return
    if (draft.offered.read) setBase(readBefore(base, draft.offered.read))
    form.setValues({ ...form.values, ...(draft.offered.values as FormValues), ...typed })
    draft.taken()
  }

  const save = async (values: FormValues, over = base) => {
    setBusy(true)
    try {
      if (await saving.save(values, over)) toast.done(words('saved'))
    } catch (error) {
      setRefused(refusalOf(words('refused'), [{ error }]))
    } finally {
      setBusy(false)
      await client.invalidateQueries({ queryKey: ['settings'] })
    }
  }

  const settle = async (keepMine: ReadonlySet<string>) => {
    const settled = saving.settle(form.values, keepMine)
    if (!settled) return
    form.setValues(settled.merged)
    await save(settled.merged, settled.over)
  }

  return {
    sections,
    form,
    changed,
    busy,
    refused,
    forget: () => setRefused(undefined),
    conflict: saving.conflict,
    settle,
    leaveConflict: saving.leaveConflict,
    submit: form.onSubmit((values) => save(values)),
    reset: () => form.setValues(before),
    draft: draft.offered && { at: draft.offered.at, resume, discard: draft.discard },
    giveUp: draft.end,
  }
}

export type Administration = ReturnType<typeof useAdministration>
