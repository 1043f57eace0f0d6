import { type ComboboxItem, Group, Text } from '@mantine/core'
import { lazy, Suspense } from 'react'
import type { Cars } from '@/api/schema.gen'
import { PersonAvatar } from './photo-field/person-avatar'

const CarFacts = lazy(() => import('./car-facts'))

interface OptionLinesProps {
  option: ComboboxItem & { other?: string; person?: { photoId?: string | null }; car?: Partial<Cars> }
}

/** An option of a picker: its name, the one in the other language beneath; the face of a person, what a car is and may. */
export function OptionLines({ option }: OptionLinesProps) {
  const names = (
    <div>
      <div className="name">{option.label}</div>
      {option.other && (
        <Text size="xs" c="dimmed" className="name">
          {option.other}
        </Text>
      )}
      {option.car && (
        <Suspense>
          <CarFacts car={option.car} />
        </Suspense>
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
