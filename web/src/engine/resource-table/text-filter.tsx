import { CloseButton, TextInput, type TextInputProps } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useDebouncedText } from './use-debounced-text'

interface TextFilterProps extends Pick<TextInputProps, 'label' | 'placeholder' | 'aria-label'> {
  value: string
  onChange: (text: string | null) => void
}

/** A part of a text that narrows a list, as it is typed. */
export function TextFilter({ value, onChange, ...passed }: TextFilterProps) {
  const { t } = useTranslation('parts')
  const { typed, type, clear } = useDebouncedText(value, (text) => onChange(text || null))
  return (
    <TextInput
      {...passed}
      dir="auto"
      value={typed}
      onChange={(event) => type(event.currentTarget.value)}
      rightSection={typed && <CloseButton size="sm" onClick={clear} aria-label={t('picker.clear')} />}
    />
  )
}
