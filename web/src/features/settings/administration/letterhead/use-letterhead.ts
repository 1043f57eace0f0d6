import { useSuspenseQuery } from '@tanstack/react-query'
import { type FormEvent, useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LETTERHEAD, letterheadOf, orgDocumentsQuery, validFromOf } from '@/api/org-settings'
import { handledHere, useAction } from '@/api/use-action'
import { summarizeErrors } from '@/engine/error-summary'
import { useDraft } from '@/engine/record-form/use-draft'
import { useFormFiles } from '@/fields/file-field/form-files'
import { toast } from '@/ui/toast'
import { keepSetting } from '../public-settings'
import {
  FEET,
  type FieldName,
  HEADS,
  type LetterheadValues,
  NAMES,
  toSetting,
  toTyped,
  validateField,
} from './letterhead-values'

/** The letterhead as a form: what was read, what is typed, what is wrong with it. */
export function useLetterhead() {
  const { t } = useTranslation('papers')
  const { data: documents } = useSuspenseQuery(orgDocumentsQuery)
  const before = useMemo(() => toTyped(letterheadOf(documents), validFromOf(documents)), [documents])
  const [typed, setTyped] = useState<Partial<LetterheadValues>>({})
  const values: LetterheadValues = { ...before, ...typed }
  const changed = NAMES.filter((name) => values[name] !== before[name])
  const draft = useDraft({
    collection: 'settings',
    record: LETTERHEAD,
    typed: Object.fromEntries(changed.map((name) => [name, values[name]])),
    read: undefined,
  })
  const resume = () => {
    setTyped({ ...(draft.offered?.values as Partial<LetterheadValues>), ...typed })
    draft.taken()
  }
  const set = useCallback((name: FieldName, value: string) => setTyped((now) => ({ ...now, [name]: value })), [])
  const files = useFormFiles('settings', LETTERHEAD)
  const {
    mutate,
    isPending,
    error,
    reset: forget,
  } = useAction({
    mutationFn: async () => {
      const { logoFileId, ...texts } = toSetting(values)
      const saved = await keepSetting(documents, LETTERHEAD, texts, { validFrom: values.validFrom || null, logoFileId })
      files.settle(saved)
    },
    invalidates: 'settings',
    onSuccess: () => {
      setTyped({})
      toast.done(t('saved'))
    },
    onError: handledHere,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (![...HEADS, ...FEET].some((name) => validateField(name, values))) mutate()
  }
  return {
    values,
    set,
    changed,
    files,
    busy: isPending,
    submit,
    reset: () => setTyped({}),
    summary: summarizeErrors(t('refused'), [{ error }]),
    forget,
    draft: draft.offered && { at: draft.offered.at, resume, discard: draft.discard },
    giveUp: draft.end,
  }
}
