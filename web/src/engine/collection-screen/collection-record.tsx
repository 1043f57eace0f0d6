import { SimpleGrid, Stack } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { oneQuery } from '@/api/documents'
import type { CollectionId, Collections } from '@/api/schema.gen'
import { otherTitle } from '@/api/titles'
import { HeadPhoto } from '@/fields/photo-field/head-photo'
import type { Photographed } from '@/fields/photo-field/photo-dialog'
import { HistorySection } from '../record-page/history-section'
import { RecordHead } from '../record-page/record-head'
import { CollectionActions } from './collection-actions'
import { statesOf } from './columns'
import type { Defined } from './definition'
import { linksOf } from './derive'
import { keyOf, PageBlock } from './page-block'
import { RecordTabs } from './record-tabs'
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
  return (
    <>
      <RecordHead
        title={nameOf(row)}
        other={other}
        photo={
          of.initials && (
            <HeadPhoto
              collection={of.collection}
              row={row as unknown as Photographed['row']}
              name={nameOf(row)}
              initialsOf={of.initials(row)}
            />
          )
        }
        badges={of.badges ? of.badges(row) : statesOf(of, meta, row)}
        actions={<CollectionActions of={of} row={row} />}
      />
      {of.tabs ? <RecordTabs of={of} row={row} tabs={of.tabs} /> : <Blocks of={of} row={row} />}
    </>
  )
}

/** What stands on a page without tabs: its blocks side by side, the history below. */
function Blocks<C extends CollectionId>({ of, row }: { of: Defined<C>; row: Collections[C] }) {
  const blocks = of.page ?? [...Object.keys(of.sections), 'references' as const]
  return (
    <Stack>
      <SimpleGrid cols={{ base: 1, lg: 2 }} style={{ alignItems: 'start' }}>
        {blocks.map((block) => (
          <PageBlock key={keyOf(block)} of={of} row={row} block={block} />
        ))}
      </SimpleGrid>
      <Suspense>{of.below?.(row)}</Suspense>
      <HistorySection collection={of.collection} id={row.$id} values={of.renderValue} />
    </Stack>
  )
}
