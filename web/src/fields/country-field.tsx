import type { SelectProps } from '@mantine/core'
import { countries } from '@/i18n/countries'
import { useLanguage } from '@/ui/use-language'
import { SearchSelect } from './search-select'

interface CountryFieldProps extends Pick<SelectProps, 'id' | 'label' | 'error' | 'onBlur' | 'required'> {
  value: string | null
  onChange: (value: string | null) => void
}

/** A country by its name; what was written before there was a list stays among them. */
export default function CountryField({ value, ...passed }: CountryFieldProps) {
  const all = countries(useLanguage())
  const isKnown = value === null || all.some((one) => one.value === value)
  return (
    <SearchSelect
      {...passed}
      clearable={!passed.required}
      data={isKnown ? all : [{ value, label: value }, ...all]}
      value={value}
    />
  )
}
