import { Select, type SelectProps } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { NONE, type ShownWord } from '@/api/list'
import { reportQuery, wordsOf } from '@/api/reports'
import { useLanguage } from '@/ui/use-language'

interface WordFieldProps extends Pick<SelectProps, 'label' | 'aria-label' | 'placeholder' | 'comboboxProps'> {
  report: string
  shown?: ShownWord
  value: string | number | undefined
  onChange: (word: string | null) => void
}

/** Chooses among the texts that the documents hold, as a report counts them; last, those that hold none. */
export function DistinctSelect({ report, shown = (word) => word, value, onChange, ...passed }: WordFieldProps) {
  const { t } = useTranslation('parts')
  const language = useLanguage()
  const { data } = useQuery(reportQuery(report, language))
  const chosen = value === undefined ? null : String(value)
  const held = wordsOf(data)
  const kept = chosen && chosen !== NONE && !held.includes(chosen) ? [chosen, ...held] : held
  const words = kept.map((word) => ({ value: word, label: shown(word, language) }))
  const without = chosen === NONE || data?.groups.some((group) => !group.by[0])
  return (
    <Select
      {...passed}
      data={without ? [...words, { value: NONE, label: t('table.notGiven') }] : words}
      value={chosen}
      onChange={onChange}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('picker.clear') }}
      nothingFoundMessage={t('picker.nothing')}
    />
  )
}
