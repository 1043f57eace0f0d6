import { type ComboboxItem, Text } from '@mantine/core'

/** An option of a picker: its name, and the one in the other language beneath. */
export function OptionLines({ option }: { option: ComboboxItem & { other?: string } }) {
  return (
    <div>
      <div className="name">{option.label}</div>
      {option.other && (
        <Text size="xs" c="dimmed" className="name">
          {option.other}
        </Text>
      )}
    </div>
  )
}
