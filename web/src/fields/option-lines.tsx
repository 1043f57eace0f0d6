import { Group, Text } from '@mantine/core'
import { Suspense } from 'react'
import type { CollectionId, Collections } from '@/api/schema.gen'
import { type OptionFacts, useOptionFacts } from './option-facts'

interface OptionLinesProps<C extends CollectionId> {
  collection: C
  label: string
  other?: string | undefined
  document?: Collections[C] | undefined
}

/** An option of a picker: its name, the one in the other language beneath, and what its collection shows besides. */
export function OptionLines<C extends CollectionId>({ collection, label, other, document }: OptionLinesProps<C>) {
  const { Face, Facts }: OptionFacts<C> = useOptionFacts(collection)
  const names = (
    <div>
      <div className="name">{label}</div>
      {other && (
        <Text size="xs" c="dimmed" className="name">
          {other}
        </Text>
      )}
      {Facts && document && (
        <Suspense>
          <Facts document={document} />
        </Suspense>
      )}
    </div>
  )
  if (!Face || !document) return names
  return (
    <Group gap={8} wrap="nowrap">
      <Suspense>
        <Face document={document} name={label} />
      </Suspense>
      {names}
    </Group>
  )
}
