import { CloseButton, TextInput, type TextInputProps } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

interface TextFilterProps extends Pick<TextInputProps, 'label' | 'placeholder' | 'aria-label'> {
  value: string
  onChange: (text: string | null) => void
}

/** A part of a text that narrows a list, as it is typed. */
export function TextFilter({ value, onChange, ...passed }: TextFilterProps) {
  const { t } = useTranslation('parts')
  const [typed, setTyped] = useState(value)
  const send = useDebouncedCallback((text: string) => onChange(text.trim() || null), 300)
  useEffect(() => setTyped(value), [value])
  const clear = () => {
    setTyped('')
    onChange(null)
  }
  return (
    <TextInput
      {...passed}
      dir="auto"
      value={typed}
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        send(event.currentTarget.value)
      }}
      rightSection={typed && <CloseButton size="sm" onClick={clear} aria-label={t('picker.clear')} />}
    />
  )
}
