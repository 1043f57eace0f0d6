import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { parseTime } from './parse-time'

interface TimeInputProps {
  label: string
  /** `08:30`, or nothing. */
  value: string
  onChange: (time: string) => void
}

/** An hour, typed as one likes; what is none stays, and says so once it is left. */
export function TimeInput({ label, value, onChange }: TimeInputProps) {
  const { t } = useTranslation('parts')
  const [typed, setTyped] = useState<string>()
  const [isLeft, setLeft] = useState(false)
  const wrong = isLeft && Boolean(typed?.trim())
  return (
    <TextInput
      aria-label={label}
      w={90}
      dir="ltr"
      inputMode="numeric"
      autoComplete="off"
      placeholder="--:--"
      value={typed ?? value}
      error={wrong && t('invalid.time')}
      onChange={(event) => {
        const text = event.currentTarget.value
        setTyped(text)
        setLeft(false)
        onChange(parseTime(text) ?? '')
      }}
      onBlur={() => {
        setLeft(true)
        if (typed !== undefined && (typed.trim() === '' || parseTime(typed))) setTyped(undefined)
      }}
    />
  )
}
