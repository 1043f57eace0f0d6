import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { allQuery } from '@/api/documents'
import type { UseNamedDays } from '@/fields/named-days'
import { inLanguage } from '@/i18n/names'
import { useLanguage } from '@/ui/use-language'

/** The public holidays by their days, as calendars name them. */
export const useHolidays: UseNamedDays = (isOpen) => {
  const language = useLanguage()
  const { data } = useQuery({ ...allQuery('holidays', []), enabled: isOpen, retry: false })
  return useMemo(
    () =>
      new Map(
        (data ?? []).map(({ date, nameFr, nameAr }) => [date.slice(0, 10), inLanguage(nameFr, nameAr, language)]),
      ),
    [data, language],
  )
}
