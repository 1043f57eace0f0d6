import { Switch } from '@mantine/core'

interface SwitchFilterProps {
  label: string
  isOn: boolean
  onChange: (isOn: boolean) => void
}

/** A default of the screen, to be switched off. */
export function SwitchFilter({ label, isOn, onChange }: SwitchFilterProps) {
  return <Switch label={label} checked={isOn} onChange={(event) => onChange(event.currentTarget.checked)} />
}
