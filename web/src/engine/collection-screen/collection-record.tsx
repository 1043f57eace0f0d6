import { useSuspenseQuery } from '@tanstack/react-query'
import { oneQuery } from '@/api/documents'
import type { CollectionId, Collections } from '@/api/schema.gen'
import { otherTitle, plateOf } from '@/api/titles'
import { HeadPhoto } from '@/fields/photo-field/head-photo'
import type { Photographed } from '@/fields/photo-field/photo-dialog'
import { Plate } from '@/fields/plate'
import { RecordHead } from '../record-page/record-head'
import { CollectionActions } from './collection-actions'
import { statesOf } from './columns'
import type { CollectionDefinition } from './definition'
import { linksOf } from './derive'
import { RecordBlocks } from './record-blocks'
import { RecordNeighbours } from './record-neighbours'
import { RecordTabs } from './record-tabs'
import { useKit } from './use-kit'

interface CollectionRecordProps<C extends CollectionId> {
  definition: CollectionDefinition<C>
  id: string
}

/** One document: what it is, who refers to it, what can be done with it, what happened to it. */
export function CollectionRecord<C extends CollectionId>({ definition, id }: CollectionRecordProps<C>) {
  const { meta, language, readable, nameOf } = useKit(definition)
  const { data } = useSuspenseQuery(oneQuery(definition.collection, id, linksOf(definition, meta, readable)))
  const row = data as Collections[C]
  const plate = plateOf(row)
  const other = definition.other
    ? definition.other(row, { meta, language })
    : !definition.nameOf && otherTitle(row, language)
  return (
    <>
      <RecordNeighbours definition={definition} id={id} />
      <RecordHead
        title={plate === undefined ? nameOf(row) : <Plate>{plate}</Plate>}
        other={other}
        photo={
          definition.initials && (
            <HeadPhoto
              collection={definition.collection}
              row={row as unknown as Photographed['row']}
              name={nameOf(row)}
              initialsOf={definition.initials(row, { meta, language })}
              silhouette={definition.silhouette?.(row)}
            />
          )
        }
        badges={definition.badges ? definition.badges(row) : statesOf(definition, meta, row)}
        actions={<CollectionActions definition={definition} row={row} />}
      />
      {definition.summary?.(row)}
      {definition.tabs ? (
        <RecordTabs definition={definition} row={row} tabs={definition.tabs} />
      ) : (
        <RecordBlocks definition={definition} row={row} />
      )}
    </>
  )
}
