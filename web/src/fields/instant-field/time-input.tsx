import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { parseTime } from './parse-time'

interface TimeInputProps {
  label: string
  /** `08:30`, or nothing. */
  value: string
  onChange: (time: string) => void
  /** Told when what was left is no hour, and when it is one again. */
  onWrong: (wrong: boolean) => void
}

/** An hour, typed as one likes; what is none stays, and is marked once it is left. */
export function TimeInput({ label, value, onChange, onWrong }: TimeInputProps) {
  const [typed, setTyped] = useState<string>()
  const [isWrong, setWrong] = useState(false)
  const mark = (wrong: boolean) => {
    setWrong(wrong)
    onWrong(wrong)
  }
  return (
    <TextInput
      aria-label={label}
      w={90}
      dir="ltr"
      inputMode="numeric"
      autoComplete="off"
      placeholder="--:--"
      value={typed ?? value}
      error={isWrong}
      onChange={(event) => {
        const text = event.currentTarget.value
        setTyped(text)
        mark(false)
        onChange(parseTime(text) ?? '')
      }}
      onBlur={() => {
        if (typed === undefined) return
        if (typed.trim() === '' || parseTime(typed)) setTyped(undefined)
        else mark(true)
      }}
    />
  )
}
