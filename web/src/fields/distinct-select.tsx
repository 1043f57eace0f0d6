import type { SelectProps } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type FormatDistinct, NONE } from '@/api/list'
import { distinctValuesOf, reportQuery } from '@/api/reports'
import { useLanguage } from '@/ui/use-language'
import { SearchSelect } from './search-select'

interface DistinctSelectProps extends Pick<SelectProps, 'label' | 'aria-label' | 'placeholder' | 'comboboxProps'> {
  report: string
  format?: FormatDistinct | undefined
  value: string | number | undefined
  onChange: (word: string | null) => void
}

/** Chooses among the texts that the documents hold, as a report counts them; last, those that hold none. */
export function DistinctSelect({ report, format = (word) => word, value, onChange, ...passed }: DistinctSelectProps) {
  const { t } = useTranslation('parts')
  const language = useLanguage()
  const { data } = useQuery(reportQuery(report, language))
  const chosen = value === undefined ? null : String(value)
  const held = distinctValuesOf(data)
  const kept = chosen && chosen !== NONE && !held.includes(chosen) ? [chosen, ...held] : held
  const options = kept.map((word) => ({ value: word, label: format(word, language) }))
  const without = chosen === NONE || data?.groups.some((group) => !group.by[0])
  return (
    <SearchSelect
      {...passed}
      data={without ? [...options, { value: NONE, label: t('table.notGiven') }] : options}
      value={chosen}
      onChange={onChange}
      clearable
    />
  )
}
