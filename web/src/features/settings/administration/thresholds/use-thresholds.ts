import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ThresholdSetting } from '@/api/actions.gen'
import type { Settings } from '@/api/schema.gen'
import { handledHere, useAction } from '@/api/use-action'
import { summarizeErrors } from '@/engine/error-summary'
import { toast } from '@/ui/toast'
import { keepSetting } from '../public-settings'
import { outOfBounds } from './bounds'

interface Read {
  thresholds: readonly ThresholdSetting[]
  documents: readonly Settings[]
}

/** The thresholds as they are typed; those that were changed are written, each over the setting that was read. */
export function useThresholds({ thresholds, documents }: Read) {
  const { t } = useTranslation('administration')
  const [typed, setTyped] = useState<Readonly<Record<string, number | string>>>({})
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const changed = thresholds.filter(({ key, value }) => key in typed && typed[key] !== value)
  const wrong = () =>
    changed.flatMap((one) => (outOfBounds(one, typed[one.key]) ? [[one.key, t('thresholds.wrong', { ...one })]] : []))
  const {
    mutate,
    isPending,
    error,
    reset: forget,
  } = useAction({
    mutationFn: async () => {
      for (const { key } of changed) await keepSetting(documents, key, Number(typed[key]))
    },
    invalidates: 'settings',
    onSuccess: () => {
      setTyped({})
      toast.done(t('saved'))
    },
    onError: handledHere,
  })
  return {
    typed,
    errors,
    changed,
    busy: isPending,
    summary: summarizeErrors(t('refused'), [{ error }]),
    forget,
    type: (key: string, next: number | string) => {
      setErrors({})
      setTyped({ ...typed, [key]: next })
    },
    reset: () => {
      setErrors({})
      setTyped({})
    },
    submit: () => {
      const found = wrong()
      setErrors(Object.fromEntries(found))
      if (found.length === 0) mutate()
    },
  }
}
