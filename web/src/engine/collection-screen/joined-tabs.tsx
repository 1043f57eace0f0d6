import type { Rights } from '@/api/rights'
import type { CollectionId, Collections } from '@/api/schema.gen'
import { titleOf } from '@/api/titles'
import { useLanguage } from '@/ui/use-language'
import type { CollectionDefinition, CollectionScreen, RecordTab } from './definition'
import type { RelatedScreen } from './related'
import { RelatedCollection } from './related-collection'

/** Tabs that another feature adds to the page of a record: what it keeps of that record. */
export interface JoinedTabs {
  collection: CollectionId
  tabs: Readonly<Record<string, RecordTab<CollectionId, string>>>
}

interface Lists {
  list: RelatedScreen
  seenBy?: (rights: Rights) => boolean
}

/** A tab for each list of documents that belong to a record; it bears the `title` of the list's texts. */
export function relatedTabs(collection: CollectionId, lists: Readonly<Record<string, Lists>>): JoinedTabs {
  const tabOf = ({ list, seenBy }: Lists): RecordTab<CollectionId, string> =>
    list.with(({ collection: reads, field, texts }) => ({
      reads,
      counts: `${reads}.${field as string}`,
      texts,
      seenBy,
      render: (row) => <RelatedTab parent={collection} row={row} list={list} />,
    }))
  const tabs = Object.entries(lists).map(([name, list]) => [name, tabOf(list)] as const)
  return { collection, tabs: Object.fromEntries(tabs) }
}

interface RelatedTabProps {
  parent: CollectionId
  row: Collections[CollectionId]
  list: RelatedScreen
}

function RelatedTab({ parent, row, list }: RelatedTabProps) {
  const language = useLanguage()
  return list.with((definition) => (
    <RelatedCollection definition={definition} parent={parent} id={row.$id} name={titleOf(row, language)} />
  ))
}

/** A screen whose records have those tabs too: after its own, before their history. */
export function withTabs(screen: CollectionScreen, joined: readonly JoinedTabs[]): CollectionScreen {
  return screen.with(<C extends CollectionId>(definition: CollectionDefinition<C>) => {
    const { history, ...own } = definition.tabs ?? {}
    const others = joined.map(({ collection, tabs }) => {
      if (collection !== definition.collection) throw new Error(`${collection} is not ${definition.collection}`)
      // They are those of this collection, which their type has forgotten.
      return tabs as unknown as Readonly<Record<string, RecordTab<C, string>>>
    })
    const tabs = Object.assign({}, own, ...others, history && { history })
    const extended = { ...definition, tabs }
    return { with: (use) => use(extended) } satisfies CollectionScreen
  })
}
