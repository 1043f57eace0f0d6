import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { oneQuery } from '@/api/documents'
import { useMeta } from '@/api/hooks'
import type { CollectionId } from '@/api/schema.gen'
import type { CollectionDefinition, CollectionScreen } from '@/engine/collection-screen/definition'
import { linksOf } from '@/engine/collection-screen/derive'
import { RecordPane } from '@/engine/collection-screen/record-pane'
import { useKit } from '@/engine/collection-screen/use-kit'
import { useScreen } from '@/engine/collection-screen/use-screen'
import { Lines } from './lines'
import type { WaitingItem } from './waiting'

type ActItem = Extract<WaitingItem, { kind: 'act' }>

/** How to come by the screens of the collections whose acts are awaited. */
export type DecisionScreens = Partial<Record<CollectionId, () => Promise<{ default: CollectionScreen }>>>

interface ActProps {
  item: ActItem
  screens: DecisionScreens
}

/** A document that waits for an act, by its name. */
export function ActEntry({ item, screens }: ActProps) {
  const screen = useScreen(item.collection, screens[item.collection])
  if (!screen) return <Skeleton height={36} />
  return screen.with((definition) => <NamedEntry definition={definition} item={item} />)
}

function NamedEntry<C extends CollectionId>({
  definition,
  item,
}: {
  definition: CollectionDefinition<C>
  item: ActItem
}) {
  const kit = useKit(definition)
  const { acts } = useMeta(definition.collection)
  const { data } = useQuery(oneQuery(definition.collection, item.id, linksOf(definition, kit.meta, kit.readable)))
  const label = acts?.find(({ act }) => act === item.act)?.label ?? ''
  return <Lines name={data ? kit.nameOf(data) : ''} what={`${kit.meta.one} – ${label}`} />
}

/** It with its facts, its history and all that may be done with it. */
export function ActPane({ item, screens }: ActProps) {
  const screen = useScreen(item.collection, screens[item.collection])
  if (!screen) return <Skeleton height={240} />
  return screen.with((definition) => <RecordPane definition={definition} id={item.id} awaited={item.act} />)
}
