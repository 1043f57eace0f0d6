import { Select, type SelectProps } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { reportQuery } from '@/api/reports'
import { useLanguage } from '@/ui/use-language'

interface WordFieldProps extends Pick<SelectProps, 'label' | 'aria-label' | 'placeholder' | 'comboboxProps'> {
  report: string
  value: string | number | undefined
  onChange: (word: string | null) => void
}

/** Chooses among the texts that the documents hold, as a report counts them. */
export function WordField({ report, value, onChange, ...passed }: WordFieldProps) {
  const { t } = useTranslation('parts')
  const { data } = useQuery(reportQuery(report, useLanguage()))
  const chosen = value === undefined ? null : String(value)
  const words = (data?.groups ?? []).flatMap((group) => (group.by[0] ? String(group.by[0]) : []))
  return (
    <Select
      {...passed}
      data={chosen && !words.includes(chosen) ? [chosen, ...words] : words}
      value={chosen}
      onChange={onChange}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('picker.clear') }}
      nothingFoundMessage={t('picker.nothing')}
    />
  )
}
