import { Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { today } from '@/i18n/format'
import { offeredYears } from './period'

interface YearFieldProps {
  value: string | null
  onChange: (year: string | null) => void
}

/** The year that costs are told of; all of them when it is cleared. */
export function YearField({ value, onChange }: YearFieldProps) {
  const { t } = useTranslation('cars')
  return (
    <Select
      aria-label={t('costs.year')}
      placeholder={t('costs.allYears')}
      data={offeredYears(today())}
      value={value}
      onChange={onChange}
      clearable
      clearButtonProps={{ 'aria-label': t('costs.allYears') }}
      w={170}
    />
  )
}
