import { TextInput } from '@mantine/core'
import { letteredPlate } from './plate'
import { PlateSign } from './plate-sign'

interface PlateInputProps {
  label: string
  value: string
  onChange: (text: string) => void
}

/** A whole plate in one input, in any usual typing: its letter turns nothing around it, and it takes its one spelling once it is left. */
export function PlateInput({ label, value, onChange }: PlateInputProps) {
  const plate = letteredPlate(value)
  return (
    <div>
      <TextInput
        label={label}
        classNames={{ input: 'plate-typed' }}
        maxLength={255}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={() => plate && plate !== value && onChange(plate)}
      />
      {plate && <PlateSign>{plate}</PlateSign>}
    </div>
  )
}
