import { Stack } from '@mantine/core'
import { Suspense } from 'react'
import type { CollectionId, Collections } from '@/api/schema.gen'
import { RecordDetails } from '../record-page/record-details'
import { References } from '../record-page/references'
import type { Block, Defined, FieldName } from './definition'
import { useKit } from './use-kit'

export function keyOf<C extends CollectionId>(block: Block<C, string>): string {
  if (typeof block === 'string') return block
  if ('render' in block) return block.key
  return 'section' in block ? `${block.section} ${block.fields}` : block.map((inner) => keyOf(inner)).join(' ')
}

interface PageBlockProps<C extends CollectionId> {
  of: Defined<C>
  row: Collections[C]
  block: Block<C, string>
}

/** One block of a record's page. */
export function PageBlock<C extends CollectionId>({ of, row, block }: PageBlockProps<C>) {
  if (block === 'references') return of.references && <References id={row.$id} to={of.references} />
  if (typeof block === 'string') return <Section of={of} row={row} name={block} fields={of.sections[block] ?? []} />
  if ('render' in block) return <Suspense>{block.render(row)}</Suspense>
  if ('section' in block) {
    const isShown = block.when?.(row) ?? true
    return isShown && <Section of={of} row={row} name={block.section} fields={block.fields} />
  }
  return (
    <Stack>
      {block.map((inner) => (
        <PageBlock key={keyOf(inner)} of={of} row={row} block={inner} />
      ))}
    </Stack>
  )
}

interface SectionProps<C extends CollectionId> {
  of: Defined<C>
  row: Collections[C]
  name: string
  fields: readonly FieldName<C>[]
}

function Section<C extends CollectionId>({ of, row, name, fields }: SectionProps<C>) {
  const { say } = useKit(of)
  return (
    <RecordDetails
      collection={of.collection}
      record={row}
      title={say(`groups.${name}`)}
      // A photo stands at the head.
      fields={of.initials ? fields.filter((name) => name !== 'photoId') : fields}
      values={of.values}
    />
  )
}
