import { type ComboboxItem, Group, Text } from '@mantine/core'
import { PersonAvatar } from './photo-field/person-avatar'

interface OptionLinesProps {
  option: ComboboxItem & { other?: string; person?: { photoId?: string | null } }
}

/** An option of a picker: its name, the one in the other language beneath, and the face of a person. */
export function OptionLines({ option }: OptionLinesProps) {
  const names = (
    <div>
      <div className="name">{option.label}</div>
      {option.other && (
        <Text size="xs" c="dimmed" className="name">
          {option.other}
        </Text>
      )}
    </div>
  )
  if (!option.person) return names
  return (
    <Group gap={8} wrap="nowrap">
      <PersonAvatar name={option.label} photoId={option.person.photoId} size={28} />
      {names}
    </Group>
  )
}
