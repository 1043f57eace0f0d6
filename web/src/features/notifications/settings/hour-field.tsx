import { TextInput } from '@mantine/core'
import { useState } from 'react'
import styles from './notification-settings.module.css'

interface HourFieldProps {
  label: string
  /** `HH:MM` */
  value: string
  onChange: (value: string) => void
}

/** An hour of the day, kept once the clerk goes on: each digit typed is not yet what is meant. */
export function HourField({ label, value, onChange }: HourFieldProps) {
  const [typed, setTyped] = useState<string>()
  const leave = () => {
    if (typed && typed !== value) onChange(typed)
    setTyped(undefined)
  }
  return (
    <TextInput
      type="time"
      label={label}
      className={styles.hour}
      value={typed ?? value}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={leave}
      onKeyDown={(event) => event.key === 'Enter' && leave()}
    />
  )
}
