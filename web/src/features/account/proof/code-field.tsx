import { TextInput } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './code-field.module.css'

interface CodeFieldProps {
  label: string
  description?: string
  value: string
  onChange: (value: string) => void
  error?: string | undefined
  /** A recovery code has letters in it. */
  letters?: boolean
}

/** A code that was read elsewhere: a telephone offers to fill it, and it reads from left to right in any language. */
export function CodeField({ label, description, value, onChange, error, letters }: CodeFieldProps) {
  const { t } = useTranslation()
  const field = useRef<HTMLInputElement>(null)
  // It stands there because something was just sent or asked for: what comes next is typing.
  useEffect(() => field.current?.focus(), [])
  return (
    <TextInput
      label={label}
      description={description}
      classNames={{ input: styles.code }}
      dir="ltr"
      inputMode={letters ? 'text' : 'numeric'}
      autoComplete={letters ? 'off' : 'one-time-code'}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={letters ? 16 : 12}
      required
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={error && (error === 'required' ? t('required') : error)}
      ref={field}
      data-autofocus
    />
  )
}
