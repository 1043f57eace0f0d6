import { Stack } from '@mantine/core'
import { Suspense } from 'react'
import type { CollectionId, Collections } from '@/api/schema.gen'
import { RecordDetails } from '../record-page/record-details'
import { References } from '../record-page/references'
import type { Block, CollectionDefinition, FieldName } from './definition'
import { sectionTitle } from './derive'
import { useKit } from './use-kit'

export function keyOf<C extends CollectionId>(block: Block<C, string>): string {
  if (typeof block === 'string') return block
  if ('render' in block) return block.key
  return 'section' in block ? `${block.section} ${block.fields}` : block.map((inner) => keyOf(inner)).join(' ')
}

interface PageBlockProps<C extends CollectionId> {
  definition: CollectionDefinition<C>
  row: Collections[C]
  block: Block<C, string>
}

/** One block of a record's page. */
export function PageBlock<C extends CollectionId>({ definition, row, block }: PageBlockProps<C>) {
  if (block === 'references') return definition.references && <References id={row.$id} to={definition.references} />
  if (typeof block === 'string')
    return <Section definition={definition} row={row} name={block} fields={definition.sections[block] ?? []} />
  if ('render' in block) return <Suspense>{block.render(row)}</Suspense>
  if ('section' in block) {
    const isShown = block.when?.(row) ?? true
    return isShown && <Section definition={definition} row={row} name={block.section} fields={block.fields} />
  }
  return (
    <Stack>
      {block.map((inner) => (
        <PageBlock key={keyOf(inner)} definition={definition} row={row} block={inner} />
      ))}
    </Stack>
  )
}

interface SectionProps<C extends CollectionId> {
  definition: CollectionDefinition<C>
  row: Collections[C]
  name: string
  fields: readonly FieldName<C>[]
}

function Section<C extends CollectionId>({ definition, row, name, fields }: SectionProps<C>) {
  const kit = useKit(definition)
  return (
    <RecordDetails
      collection={definition.collection}
      record={row}
      title={sectionTitle(definition, kit, name, fields)}
      // A photo stands at the head.
      fields={definition.initials ? fields.filter((name) => name !== 'photoId') : fields}
      values={definition.values}
    />
  )
}
