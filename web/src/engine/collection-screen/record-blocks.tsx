import { SimpleGrid, Stack } from '@mantine/core'
import { Suspense } from 'react'
import type { CollectionId, Collections } from '@/api/schema.gen'
import { HistorySection } from '../record-page/history-section'
import type { CollectionDefinition } from './definition'
import { keyOf, PageBlock } from './page-block'

interface RecordBlocksProps<C extends CollectionId> {
  definition: CollectionDefinition<C>
  row: Collections[C]
  /** Beside something else there is no room for two columns. */
  isNarrow?: boolean
}

/** What stands on a page without tabs: its blocks side by side, the history below. */
export function RecordBlocks<C extends CollectionId>({ definition, row, isNarrow = false }: RecordBlocksProps<C>) {
  const blocks = definition.page ?? [...Object.keys(definition.sections), 'references' as const]
  return (
    <Stack>
      <SimpleGrid cols={isNarrow ? 1 : { base: 1, lg: 2 }} style={{ alignItems: 'start' }}>
        {blocks.map((block) => (
          <PageBlock key={keyOf(block)} definition={definition} row={row} block={block} />
        ))}
      </SimpleGrid>
      <Suspense>{definition.below?.(row)}</Suspense>
      <HistorySection collection={definition.collection} id={row.$id} values={definition.renderValue} />
    </Stack>
  )
}
