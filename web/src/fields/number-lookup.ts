import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { act } from '@/api/actions'
import { useReadable, useRights } from '@/api/hooks'
import { administersMissions } from '@/api/rights'
import type { CollectionId, Employees } from '@/api/schema.gen'
import { useAction } from '@/api/use-action'

/** What stands for the question among the options of a picker. */
export const LOOKUP = '$lookup'

/** An identity number or a personnel number, as far as one sees from outside. */
const NUMBER = /^[a-z]{0,2}\d{2,}$/i

interface NumberLookup {
  /** The option that asks whom the number names; none where the words are no number, or this reader may not ask. */
  option: { value: string; label: string } | undefined
  find: () => void
  /** That nobody has the number, or why it was not asked. */
  refusal: string | undefined
  forget: () => void
}

/**
 * Picking somebody by the whole number on their card, for those who order missions and read no numbers: the server answers one
 * question at a time, a few times an hour, and keeps each.
 */
export function useNumberLookup(
  collection: CollectionId,
  typed: string,
  onFound: (employee: Employees) => void,
): NumberLookup {
  const { t } = useTranslation('parts')
  const rights = useRights()
  const readsNumbers = useReadable('employees').has('CIN')
  const [refusal, setRefusal] = useState<string>()
  const number = typed.replace(/[\s.-]/g, '').toUpperCase()
  const lookup = useAction({
    mutationFn: (asked: string) => act('employees.lookup', { number: asked }),
    onSuccess: ({ employee }, asked) =>
      employee ? onFound(employee) : setRefusal(t('picker.nobody', { number: asked })),
  })
  const asks = collection === 'employees' && NUMBER.test(number) && !readsNumbers && administersMissions(rights)
  return {
    option: asks ? { value: LOOKUP, label: t('picker.lookup', { number }) } : undefined,
    find: () => lookup.mutate(number),
    refusal,
    forget: () => setRefusal(undefined),
  }
}
