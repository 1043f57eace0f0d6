import { SimpleGrid, Stack } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { oneQuery } from '@/api/documents'
import type { CollectionId, Collections } from '@/api/schema.gen'
import { otherTitle } from '@/api/titles'
import { HistorySection } from '../history-section'
import { RecordDetails } from '../record-details'
import { RecordHead } from '../record-head'
import { References } from '../references'
import { CollectionActions } from './collection-actions'
import { statesOf } from './columns'
import type { Block, Defined, FieldName } from './definition'
import { linksOf } from './derive'
import { useKit } from './use-kit'

interface CollectionRecordProps<C extends CollectionId> {
  of: Defined<C>
  id: string
}

/** One document: what it is, who refers to it, what can be done with it, what happened to it. */
export function CollectionRecord<C extends CollectionId>({ of, id }: CollectionRecordProps<C>) {
  const { meta, language, readable, nameOf } = useKit(of)
  const { data } = useSuspenseQuery(oneQuery(of.collection, id, linksOf(of, meta, readable)))
  const row = data as Collections[C]
  const other = of.other ? of.other(row, { meta, language }) : !of.nameOf && otherTitle(row, language)
  const blocks = of.page ?? [...Object.keys(of.sections), 'references' as const]
  return (
    <>
      <RecordHead
        title={nameOf(row)}
        other={other}
        badges={of.badges ? of.badges(row) : statesOf(of, meta, row)}
        actions={<CollectionActions of={of} row={row} />}
      />
      <Stack>
        <SimpleGrid cols={{ base: 1, lg: 2 }} style={{ alignItems: 'start' }}>
          {blocks.map((block) => (
            <PageBlock key={keyOf(block)} of={of} row={row} block={block} />
          ))}
        </SimpleGrid>
        <Suspense>{of.below?.(row)}</Suspense>
        <HistorySection collection={of.collection} id={id} values={of.shown} />
      </Stack>
    </>
  )
}

function keyOf<C extends CollectionId>(block: Block<C, string>): string {
  if (typeof block === 'string') return block
  if ('render' in block) return block.key
  return 'section' in block ? block.section : block.map((inner) => keyOf(inner)).join(' ')
}

interface PageBlockProps<C extends CollectionId> {
  of: Defined<C>
  row: Collections[C]
  block: Block<C, string>
}

function PageBlock<C extends CollectionId>({ of, row, block }: PageBlockProps<C>) {
  if (block === 'references') return of.references && <References id={row.$id} to={of.references} />
  if (typeof block === 'string') return <Section of={of} row={row} name={block} fields={of.sections[block] ?? []} />
  if ('render' in block) return <Suspense>{block.render(row)}</Suspense>
  if ('section' in block) return <Section of={of} row={row} name={block.section} fields={block.fields} />
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
      fields={fields}
      values={of.values}
    />
  )
}
