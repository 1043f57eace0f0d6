import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Settings } from '@/api/schema.gen'
import { handledHere, useAction } from '@/api/use-action'
import { summarizeErrors } from '@/engine/error-summary'
import { toast } from '@/ui/toast'
import { keepSetting } from '../public-settings'
import {
  isEndWrong,
  slipsOf,
  type TypedChange,
  type TypedEnd,
  type TypedList,
  toEntries,
  toTyped,
  withAnother,
} from './change-lines'
import { CLOCK_CHANGES } from './clock'

/** The commune's list of changes as a form: what was read, and what is typed. */
export function useChanges(documents: readonly Settings[]) {
  const { t } = useTranslation('administration')
  const before = toTyped(documents[0]?.value)
  const [typed, setTyped] = useState<TypedList>()
  const [isChecked, setChecked] = useState(false)
  const now = typed ?? before
  const slips = slipsOf(now.changes)
  const isOpen = isEndWrong(now)
  const reset = () => {
    setTyped(undefined)
    setChecked(false)
  }
  const {
    mutate,
    isPending,
    error,
    reset: forget,
  } = useAction({
    mutationFn: () => keepSetting(documents, CLOCK_CHANGES, toEntries(now)),
    invalidates: 'settings',
    onSuccess: () => {
      reset()
      toast.done(t('clock.saved'))
    },
    onError: handledHere,
  })
  return {
    ...now,
    slips: isChecked ? slips : [],
    isEndWrong: isChecked && isOpen,
    isChanged: JSON.stringify(now) !== JSON.stringify(before),
    busy: isPending,
    put: (at: number, change: TypedChange) => setTyped({ ...now, changes: now.changes.with(at, change) }),
    add: () => setTyped(withAnother(now)),
    drop: (at: number) => setTyped({ ...now, changes: now.changes.toSpliced(at, 1) }),
    close: (end: TypedEnd) => setTyped({ ...now, end }),
    reset,
    summary: summarizeErrors(t('refused'), [{ error }]),
    forget,
    submit: (event: FormEvent) => {
      event.preventDefault()
      setChecked(true)
      if (!isOpen && slips.every((slip) => slip === undefined)) mutate()
    },
  }
}
