import { useSuspenseQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readingQuery } from '@/api/actions'
import type { RetirementAge } from '@/api/actions.gen'
import { orgDocumentsQuery, RETIREMENT_AGES } from '@/api/org-settings'
import { handledHere, useAction } from '@/api/use-action'
import { summarizeErrors } from '@/engine/error-summary'
import { toast } from '@/ui/toast'
import { keepSetting } from '../public-settings'
import { slipsOf, type TypedStep, toSteps, toTyped } from './age-steps'

interface Typed {
  steps: readonly TypedStep[]
  validFrom: string | null
}

/** The age limits as a form: what was set, or holds by law, and what is typed. */
export function useAges() {
  const { t } = useTranslation('administration')
  const { data: documents } = useSuspenseQuery(orgDocumentsQuery)
  // The ages that hold today: those of the law until others are set.
  const { ages: held } = useSuspenseQuery(readingQuery('employees.departures')).data
  const document = documents.find((one) => one.key === RETIREMENT_AGES)
  const set = Array.isArray(document?.value) ? (document.value as RetirementAge[]) : held
  const before: Typed = { steps: toTyped(set), validFrom: document?.validFrom ?? null }
  const [typed, setTyped] = useState<Typed>()
  const [isChecked, setChecked] = useState(false)
  const now = typed ?? before
  const slips = slipsOf(now.steps)
  const isChanged = JSON.stringify(now) !== JSON.stringify(before)
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
    mutationFn: () => keepSetting(documents, RETIREMENT_AGES, toSteps(now.steps), { validFrom: now.validFrom }),
    invalidates: 'settings',
    onSuccess: () => {
      reset()
      toast.done(t('saved'))
    },
    onError: handledHere,
  })
  return {
    ...now,
    slips: isChecked ? slips : [],
    isChanged,
    busy: isPending,
    put: (at: number, step: TypedStep) => setTyped({ ...now, steps: now.steps.with(at, step) }),
    add: () => setTyped({ ...now, steps: [...now.steps, { bornFrom: '', years: '', months: 0 }] }),
    drop: (at: number) => setTyped({ ...now, steps: now.steps.toSpliced(at, 1) }),
    begin: (validFrom: string | null) => setTyped({ ...now, validFrom }),
    reset,
    summary: summarizeErrors(t('refused'), [{ error }]),
    forget,
    submit: (event: FormEvent) => {
      event.preventDefault()
      setChecked(true)
      if (slips.every((slip) => slip === undefined)) mutate()
    },
  }
}
