import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { type FormEvent, useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LETTERHEAD, letterheadOf, orgDocumentsQuery, validFromOf } from '@/api/org-settings'
import { keepSetting } from '@/api/public-settings'
import { useFormFiles } from '@/parts/file-field/form-files'
import { useDraft } from '@/parts/record-form/use-draft'
import { type Refused, refusalOf } from '@/parts/refusal'
import { toast } from '@/ui/toast'
import { FEET, HEADS, NAMES, type Name, slipOf, type Typed, toSetting, toTyped } from './lines'

/** The letterhead as a form: what was read, what is typed, what is wrong with it. */
export function useLetterhead() {
  const { t } = useTranslation('papers')
  const client = useQueryClient()
  const { data: documents } = useSuspenseQuery(orgDocumentsQuery)
  const before = useMemo(() => toTyped(letterheadOf(documents), validFromOf(documents)), [documents])
  const [typed, setTyped] = useState<Partial<Typed>>({})
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<Refused>()
  const values: Typed = { ...before, ...typed }
  const changed = NAMES.filter((name) => values[name] !== before[name])
  const draft = useDraft({
    collection: 'settings',
    record: LETTERHEAD,
    typed: Object.fromEntries(changed.map((name) => [name, values[name]])),
    read: undefined,
  })
  const resume = () => {
    setTyped({ ...(draft.offered?.values as Partial<Typed>), ...typed })
    draft.taken()
  }
  const set = useCallback((name: Name, value: string) => setTyped((now) => ({ ...now, [name]: value })), [])
  const files = useFormFiles('settings', LETTERHEAD)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if ([...HEADS, ...FEET].some((name) => slipOf(name, values))) return
    setBusy(true)
    try {
      const { logoFileId, ...texts } = toSetting(values)
      const saved = await keepSetting(documents, LETTERHEAD, texts, { validFrom: values.validFrom || null, logoFileId })
      files.settle(saved)
      await client.invalidateQueries({ queryKey: ['settings'] })
      setTyped({})
      toast.done(t('saved'))
    } catch (error) {
      setRefused(refusalOf(t('refused'), [{ error }]))
    } finally {
      setBusy(false)
    }
  }
  return {
    values,
    set,
    changed,
    files,
    busy,
    submit,
    reset: () => setTyped({}),
    refused,
    forget: () => setRefused(undefined),
    draft: draft.offered && { at: draft.offered.at, resume, discard: draft.discard },
    giveUp: draft.end,
  }
}
