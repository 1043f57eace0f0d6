import { schemaResolver, useForm } from '@mantine/form'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Settings } from '@/api/schema.gen'
import { handledHere, useAction } from '@/api/use-action'
import { summarizeErrors } from '@/engine/error-summary'
import { useDraft } from '@/engine/record-form/use-draft'
import { schemaOf } from '@/engine/record-form/validation'
import { changedFields, type FormValues, pick, toValues } from '@/fields/values'
import { toast } from '@/ui/toast'
import { fieldsOf } from './fields'
import { publicDocumentsQuery } from './public-settings'
import { oldestOf, readBefore, recordOf } from './public-values'
import { usePublicSave } from './use-public-save'

/** The public settings as a form: what was read, what was typed, and which documents a save writes. */
export function useAdministration() {
  const { t } = useTranslation(['parts', 'administration'])
  const words = useTranslation('administration').t
  const { data: documents } = useSuspenseQuery(publicDocumentsQuery)
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
  const {
    mutate,
    isPending,
    error,
    reset: forget,
  } = useAction({
    mutationFn: ({ values, over = base }: { values: FormValues; over?: readonly Settings[] }) =>
      saving.save(values, over),
    invalidates: 'settings',
    onSuccess: (isWhole) => isWhole && toast.done(words('saved')),
    onError: handledHere,
  })

  const follow = useEffectEvent((newer: readonly Settings[]) => {
    if (changed.length > 0 || isPending) return
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

  const settle = (keepMine: ReadonlySet<string>) => {
    const settled = saving.settle(form.values, keepMine)
    if (!settled) return
    form.setValues(settled.merged)
    mutate({ values: settled.merged, over: settled.over })
  }

  return {
    sections,
    form,
    changed,
    busy: isPending,
    summary: summarizeErrors(words('refused'), [{ error }]),
    forget,
    conflict: saving.conflict,
    settle,
    leaveConflict: saving.leaveConflict,
    submit: form.onSubmit((values) => mutate({ values })),
    reset: () => form.setValues(before),
    draft: draft.offered && { at: draft.offered.at, resume, discard: draft.discard },
    giveUp: draft.end,
  }
}

export type Administration = ReturnType<typeof useAdministration>
